/** Where things lie on the drawing of the palace. */

import type { Cell, Palace, Piece } from './view';

/** The side of a cell. */
export const SIDE = 64;

export interface Spot {
    x: number;
    y: number;
}

/** The middle of a cell. */
export const middle = (cell: { x: number; y: number }): Spot => ({
    x: (cell.x + 0.5) * SIDE,
    y: (cell.y + 0.5) * SIDE,
});

export function boxOf(palace: Palace): { left: number; top: number; right: number; bottom: number } {
    const xs = palace.pieces.flatMap(({ x, width }) => [x, x + width]);
    const ys = palace.pieces.flatMap(({ y, height }) => [y, y + height]);
    return {
        left: Math.min(...xs) * SIDE,
        top: Math.min(...ys) * SIDE,
        right: Math.max(...xs) * SIDE,
        bottom: Math.max(...ys) * SIDE,
    };
}

/** Cells by their space. */
export const cellsBySpace = (palace: Palace): Map<number, Cell> =>
    new Map(palace.cells.filter(({ space }) => space >= 0).map((cell) => [cell.space, cell]));

/** The edge between two cells side by side, as a line. */
export function edge([one, other]: [[number, number], [number, number]]): { from: Spot; to: Spot } {
    const [[ax, ay], [bx, by]] = [one, other];
    if (ax !== bx) {
        const x = Math.max(ax, bx) * SIDE;
        return { from: { x, y: ay * SIDE }, to: { x, y: (ay + 1) * SIDE } };
    }
    const y = Math.max(ay, by) * SIDE;
    return { from: { x: ax * SIDE, y }, to: { x: (ax + 1) * SIDE, y } };
}

/** Lines between areas of one piece that no wall divides. */
export function divides(palace: Palace): { from: Spot; to: Spot }[] {
    const at = new Map(palace.cells.map((cell) => [`${cell.x} ${cell.y}`, cell]));
    const walled = new Set(palace.walls.map((wall) => JSON.stringify(wall)));
    const found = [];
    for (const cell of palace.cells)
        for (const [dx, dy] of [
            [1, 0],
            [0, 1],
        ] as const) {
            const other = at.get(`${cell.x + dx} ${cell.y + dy}`);
            if (!other || other.area === cell.area) continue;
            const pair: [[number, number], [number, number]] = [
                [cell.x, cell.y],
                [other.x, other.y],
            ];
            if (!walled.has(JSON.stringify(pair)) && !walled.has(JSON.stringify([pair[1], pair[0]])))
                found.push(edge(pair));
        }
    return found;
}

export const pieceBox = (piece: Piece) => ({
    x: piece.x * SIDE,
    y: piece.y * SIDE,
    width: piece.width * SIDE,
    height: piece.height * SIDE,
});

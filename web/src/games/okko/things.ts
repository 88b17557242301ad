/** The things on the board that can be touched, and their names. */

import type { Words } from '../../lib/words';
import { middle, type Spot } from './geometry';
import { say } from './say';
import { spelt } from './spelling';
import {
    areaName,
    CONDITIONS,
    figureName,
    MARKERS,
    spaceName,
    tileName,
    tileOf,
    VALUES,
    type Cell,
    type Content,
    type OkkoView,
} from './view';

export interface Thing extends Spot {
    id: string;
    shape: 'cell' | 'figure' | 'courtier';
    points: string[];
    cell: Cell;
    /** A figure or a courtier by number, or -1. */
    number: number;
}

const pointsOf = (content: Content, cell: Cell): string[] => [
    ...(cell.space >= 0 ? [`space ${spaceName(content, cell.space)}`] : []),
    `area ${areaName(content, cell.area)}`,
    ...(cell.space >= 0 ? [`tile ${tileName(content, tileOf(cell.space))}`] : []),
];

/**
 * Returns the figures on the board, and the spaces without a figure. A figure also stands for its space and all that
 * lies there, so that no thing lies under another. A point at an area or a tile is a point at each of its cells.
 */
export function thingsOf(view: OkkoView, content: Content): Thing[] {
    const bySpace = new Map(content.palace.cells.map((cell) => [cell.space, cell]));
    const cells = content.palace.cells.map((cell): Thing => {
        const points = pointsOf(content, cell);
        return { id: `cell ${cell.x} ${cell.y}`, shape: 'cell', points, cell, number: -1, ...middle(cell) };
    });
    const courtiers = view.courtier_at.flatMap((space, number): Thing[] => {
        const cell = bySpace.get(space);
        if (space < 0 || !cell) return [];
        const id = `courtier ${content.ids.courtiers![number]}`;
        return [{ id, shape: 'courtier', points: [id, ...pointsOf(content, cell)], cell, number, ...middle(cell) }];
    });
    const figures = view.figures.flatMap(({ figure, space }): Thing[] => {
        const cell = bySpace.get(space);
        if (!cell) return [];
        const id = `figure ${figureName(content, figure)}`;
        const beside = courtiers.find((courtier) => courtier.cell === cell)?.points ?? pointsOf(content, cell);
        return [{ id, shape: 'figure', points: [id, ...beside], cell, number: figure, ...middle(cell) }];
    });
    const taken = new Set(figures.map(({ cell }) => cell));
    const seen = courtiers.filter(({ cell }) => !taken.has(cell));
    for (const { cell } of seen) taken.add(cell);
    return [...cells.filter(({ cell }) => !taken.has(cell)), ...seen, ...figures];
}

export const figureLabel = (content: Content, words: Words, figure: number): string =>
    words.word(`figure-${figureName(content, figure)}`);

export function thingLabel(view: OkkoView, content: Content, words: Words, thing: Thing): string {
    const { cell } = thing;
    const where = cell.space < 0 ? '' : spelt(spaceName(content, cell.space));
    const named = `area-${areaName(content, cell.area).replace('.', '-')}`;
    const area = words.has(named) ? words.word(named) : '';
    const marker = view.markers.find(({ space }) => space === cell.space && space >= 0);
    const said = marker ? [markerLabel(marker)] : [];
    if (thing.shape === 'figure') return [describe(view, content, words, thing.number), ...said, where].join('. ');
    if (thing.shape === 'courtier')
        return [words.word(`clue-${content.ids.courtiers![thing.number]}`), ...said, where].join('. ');
    return [...said, [where, area].filter(Boolean).join(', ')].join('. ');
}

export function markerLabel(marker: OkkoView['markers'][number]): string {
    const kind = MARKERS[marker.kind]!;
    const side = marker.flipped ? marker.back : marker.front;
    const [difficulty = 0, cards = 0] = side;
    return say(`marker-${kind}`, { difficulty: difficulty + marker.raised, cards });
}

/** Returns the name, values, damage and conditions of a figure on the board. */
export function describe(view: OkkoView, content: Content, words: Words, figure: number): string {
    const found = view.figures.find((each) => each.figure === figure);
    const name = figureLabel(content, words, figure);
    if (!found) return name;
    const values = VALUES.flatMap((value, place) =>
        value === 'guile' && !found.values[place] ? [] : [`${words.word(`attribute-${value}`)} ${found.values[place]}`],
    );
    const conditions = CONDITIONS.filter((_, place) => found.conditions[place]).map((each) =>
        words.word(`condition-${each}`),
    );
    const damage = found.damage ? [say('damage', { count: found.damage })] : [];
    return [name, [...values, ...damage, ...conditions].join(', ')].join(': ');
}

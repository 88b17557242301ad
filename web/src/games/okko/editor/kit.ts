/** What the server sends for the editor to draw: `drawings` of the kit, `drawing` of a draft. */

import type { Palace } from '../view';

/** A face of a tile or corridor, as it lies by itself. */
export type FaceDrawing = Pick<Palace, 'pieces' | 'cells' | 'walls'>;

export type Shape = 'tile' | 'lying' | 'upright';
export type At = [x: number, y: number];

export interface LaidPiece {
    field: string;
    face: string;
    at: At;
    size: At;
    turned: boolean;
    /** Whether it lies on another piece, or off the table. */
    above: boolean;
}

export interface LaidThing {
    field: string;
    tool: string;
    space: string;
    at: At;
    /** The smallest number of heroes with which it is there; 0: with any number. */
    least: number;
}

export interface LaidSpace {
    space: string;
    area: string;
    at: At;
    /** Whether only agents can stand there. */
    barred: boolean;
}

export interface Join {
    door: string;
    cells: [At, At];
    state: 'none' | 'open' | 'closed';
}

export interface Drawing {
    faces: string[];
    palace: Palace;
    closed: number;
    goal: { home: string; tile: string };
    pieces: LaidPiece[];
    spaces: LaidSpace[];
    joins: Join[];
    things: LaidThing[];
    slots: Record<Shape, At[]>;
    /** The number of things laid, by tool. */
    laid: Record<string, number>;
}

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
    /** It lies on another one, or not on the table. */
    above: boolean;
}

export interface LaidThing {
    field: string;
    tool: string;
    space: string;
    at: At;
    /** From how many heroes on it is there; 0: it does not depend on them. */
    least: number;
}

export interface LaidSpace {
    space: string;
    area: string;
    at: At;
    /** Only agents stand there. */
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
    /** How many are laid, by tool. */
    laid: Record<string, number>;
}

/** What the server sends for the editor to draw: `drawings` of the kit, `drawing` of a draft. */

import type { Plan } from '../view';

export type Hex = [q: number, r: number];

/** A tile as it lies by itself, its hexes counted from its origin. */
export interface TileDrawing {
    yards: Hex[];
    bushes: Hex[];
    junctions: [q: number, r: number, colour: string][];
}

export interface LaidTile {
    field: string;
    tile: string;
    at: Hex;
}

export interface LaidThing {
    field: string;
    tool: string;
    place: string;
    /** Of a guard, or -1. */
    corner: number;
    out: boolean;
    /** What the guard in a tower watches. */
    focus: string;
}

export interface Drawing {
    plan: Plan;
    goal: string;
    night: boolean;
    snow: boolean;
    tiles: LaidTile[];
    things: LaidThing[];
    /** Where each tile can be laid. */
    slots: Record<string, Hex[]>;
    /** Where guards can stand: "Y3 2", or "Y3" for the tower. */
    posts: string[];
}

/** All hexes of a tile. */
export const hexesOf = ({ yards, bushes, junctions }: TileDrawing): Hex[] => [
    ...yards,
    ...bushes,
    ...junctions.map(([q, r]): Hex => [q, r]),
];

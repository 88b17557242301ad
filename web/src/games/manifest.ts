/** The facts about a game for the rest of the page, in `games/<key>/manifest.ts`. */

import type { Component } from 'svelte';
import type { Pictured } from '../lib/pictures';
import type { GameInfo } from '../lib/wire';
import type { Words } from '../lib/words';
import type { View } from '../table/table.svelte';
import type { Seated } from '../table/tabletop.svelte';

type Fetch<Module> = () => Promise<Module>;

export interface GameTable {
    /** Whether the board has used this key. */
    key(event: KeyboardEvent): boolean;
}

export type GameComponent = Component<Seated, GameTable>;

export interface Face {
    icon: string;
    picture?: Pictured;
    name: string;
}

export interface GameModule {
    default: GameComponent;
    /** The public role of a seat. */
    faceOf?(view: View, seat: number, words: Words): Face | null;
}

export type SetUpComponent = Component<
    {
        options: Record<string, unknown>;
        seats: number;
        series: boolean;
        game: GameInfo;
        limit: (most: number, fits: boolean) => void;
    },
    {},
    'options'
>;

export type EditorComponent = Component<{ game: string; dark: boolean }>;

/** Facts about the game or one of its Series alone. */
export interface Played {
    /** The board; without one, the generic board. */
    table?: Fetch<GameModule>;
    /** The main option of a table: its name in the game's words, its usual value, and another option that makes it
     * meaningless. */
    agreed?: { option: string; usual: string; unless?: string };
    /** Options of a table for a quick start. */
    quick?: Record<string, unknown>;
    /** Questions that a standing order may answer, and the answer. */
    orders?: [kind: string, answer: string][];
    /** Habits that a player can give this page on this device. */
    habits?: string[];
    /** A Series that teaches the game. */
    tutorial?: boolean;
}

export interface Manifest {
    /** The game and its Series, by key. */
    played: Record<string, Played>;
    /** The usual duration of a game: the least and the most. */
    minutes?: [least: number, most: number];
    /** How much there is to learn and to think about. */
    weight?: 'light' | 'medium' | 'heavy';
    /** Portraits that its cover shows. */
    portraits?: string[];
    /** The form for options of a new table beyond those of every game. */
    setUp?: Fetch<{ default: SetUpComponent }>;
    /** Where scenarios of one's own are made. */
    editor?: Fetch<{ default: EditorComponent }>;
    /** An example of custom numbers, as TOML. */
    numbers?: string;
    /** For games of one against all others: the option that names the one. Its label is the text `against-<option>`
     * of the game. */
    against?: string;
    /** Whether its View says which `round` it is. */
    rounds?: boolean;
    /** Kinds of event that begin a new paragraph of the story. */
    headings?: string[];
    /** Kinds of event that begin a player's turn: the story shows a finished turn in one line. */
    turns?: string[];
    /** Kinds of event that update a count: of a turn, the story shows only the last value. */
    counts?: string[];
    /** Kinds of event that are understood only after those before them, such as the result of a roll: a turn in one line
     * leaves them out. */
    results?: string[];
    /** Topics of the game's guide (`guide-<topic>` in its text) that the help shows. */
    guide?: string[];
    /** The games of its tutorial, in order; each is a value of the option `stage`. */
    stages?: string[];
    /** Stages in which nothing is asked that a standing order could answer. */
    stagesWithoutOrders?: string[];
}

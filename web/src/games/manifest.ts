/** What a game tells the rest of the page about itself, in `games/<key>/manifest.ts`. */

import type { Component } from 'svelte';
import type { GameInfo } from '../lib/wire';
import type { Words } from '../lib/words';
import type { TableModel, View } from '../table/table.svelte';

type Fetch<Module> = () => Promise<Module>;

export interface GameTable {
    /** Whether the board has used this key. */
    key(event: KeyboardEvent): boolean;
}

export type GameComponent = Component<{ model: TableModel; words: Words; seat: number }, GameTable>;

export interface Face {
    icon: string;
    name: string;
}

export interface GameModule {
    default: GameComponent;
    /** Who a seat is, as everyone may know it. */
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

export type ScoreComponent = Component<{ model: TableModel; words: Words }>;

/** What is true of the game or of one of its Series alone. */
export interface Played {
    /** Its board; without one, the generic board. */
    table?: Fetch<GameModule>;
    /** How it was counted, shown if the result has this fact: nothing is counted where a game was given up. */
    score?: { fact: string; show: Fetch<{ default: ScoreComponent }> };
    /** What is played at a table: an option, as the game's words call it; its usual value; another option that, if it is
     *  given, makes this one meaningless. */
    agreed?: { option: string; usual: string; unless?: string };
    /** Options of a table for somebody who just wants to play. */
    quick?: Record<string, unknown>;
    /** Questions that a standing order may answer, and the answer. */
    orders?: [kind: string, answer: string][];
    /** Habits that a player can give this page on this device. */
    habits?: string[];
    /** A Series that teaches the game. */
    tutorial?: boolean;
}

export interface Manifest {
    /** By key: the game, and its Series. */
    played: Record<string, Played>;
    /** Its picture on the home page; without one, a lantern. */
    drawing?: Fetch<{ default: Component }>;
    /** Colours of its place on the home page, as CSS: `--word`, `--plate`, `--go` (the button) and so on. */
    light?: string;
    /** What is asked about a new table beyond what every game asks for. */
    setUp?: Fetch<{ default: SetUpComponent }>;
    /** An example of custom numbers, as TOML. */
    numbers?: string;
    /** Where one plays against all others, who win or lose together: the option that says who is the one. Its name in
     *  words is the text `against-<option>` of the game. */
    against?: string;
    /** Whether its View says which `round` it is. */
    rounds?: boolean;
    /** Kinds of event with which a new paragraph of the story begins. */
    headings?: string[];
    /** Topics of the game's guide (`guide-<topic>` in its text) that the help shows. */
    guide?: string[];
    /** The games of its tutorial, in order; each is a value of the option `stage`. */
    stages?: string[];
    /** Stages in which nothing is asked that a standing order could answer. */
    stagesWithoutOrders?: string[];
}

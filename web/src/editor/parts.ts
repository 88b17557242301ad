/** The parts of the editor that each game provides; the rest is the same for all games. */

import type { Component } from 'svelte';
import { getContext, setContext } from 'svelte';
import type { FluentVariable } from '@fluent/bundle';
import type { Tool } from '../lib/wire';
import type { Words } from '../lib/words';
import type { Drafting } from './drafting.svelte';
import type { Hand } from './hand.svelte';

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

export interface EditorBoard {
    /** Handles a key; returns whether the board has used it. */
    key(event: KeyboardEvent): boolean;
    /** Centres the board on a place. */
    show(at: [number, number]): void;
}

export interface Parts<H extends Hand = Hand> {
    /** The words of the editor and of this game's. */
    say: Say;
    hand(drafting: Drafting): H;
    Board: Component<{ drafting: Drafting; hand: H; words: Words; small: boolean }, EditorBoard>;
    /** The line below the board: what is in hand or selected, and the actions for it. */
    Selected: Component<{ drafting: Drafting; hand: H }>;
    /** A tool in the palette. */
    Art: Component<{ drafting: Drafting; tool: Tool }>;
    /** The side whose wins are counted. */
    side: string;
    /** The number of seats of a table that begins at once, and its options beyond the scenario. */
    usual: number;
    options: Record<string, unknown>;
}

const KEY = 'editor';

export const giveSay = (say: Say): void => void setContext(KEY, say);
export const takeSay = (): Say => getContext<Say>(KEY);

/** The View of a table of Kitsunedo, and functions that read it. Numbers stand for things in the order of the rules. */

import type { KitsunedoView as Sent } from './wire';
import type { View, ViewOf } from '../../table/table.svelte';
import type { Common as CommonOf } from '../../table/tabletop.svelte';

export type KitsunedoView = ViewOf<Sent> & {
    memory: { items: { masks: number[]; zones: number[][] } };
};

/** The content of this table, as the server sends it: that of its stage, with custom changes. */
export interface Content {
    lives: number;
    hand_limit: number;
    abilities: boolean;
    items: Record<string, number>;
    lanterns: Record<string, number>;
    /** For each lord, the symbols that an attack needs by the lives that are left, and the lord's abilities. */
    lords: Record<string, { symbols: string[][]; abilities: string[] }>;
    /** The form of a lord with so many lives. */
    states: string[];
}

export type Common = CommonOf<KitsunedoView, Content>;

/** The symbols that an attack on this lord needs, by name. */
export const needed = (content: Content, lord: string, lives: number): string[] =>
    content.lords[lord]?.symbols[lives] ?? [];

export function settingUp(view: View): boolean {
    return view.frames[0]?.step === 'SetUp';
}

/** The others, clockwise from the seat that looks. */
export function others(view: KitsunedoView, seat: number): number[] {
    return Array.from({ length: view.seats - 1 }, (_, place) => (seat + place + 1) % view.seats);
}

/** Each card of a hand that is sent as so many of each kind. */
export function cardsOf(hand: readonly number[]): number[] {
    return hand.flatMap((count, item) => Array<number>(count).fill(item));
}

/** Cards in another hand that the viewer has seen. */
export function known(view: KitsunedoView, seat: number): number[] {
    const memory = view.memory?.items;
    if (!memory || view.viewer.includes(seat)) return [];
    return (memory.zones[seat] ?? [])
        .map((slot) => memory.masks[slot] ?? 0)
        .filter((mask) => mask && (mask & (mask - 1)) === 0)
        .map((mask) => Math.log2(mask))
        .sort();
}

/** What is sent of a table of Kitsunedo, and what can be read off it. Numbers stand for things in the order of the rules. */

import type { Words } from '../../lib/words';
import type { KitsunedoView as Sent, Own } from './wire';
import type { View, ViewOf } from '../../table/table.svelte';

export const ITEMS = ['sun', 'moon', 'leaf', 'block', 'sake'] as const;
export const LANTERNS = ['spirit', 'shadow', 'ash', 'mist'] as const;
export const LORDS = ['celeste', 'haunt', 'mirage', 'hollow', 'tanuki', 'shisu'] as const;
export const LEAF = 2;
export const SAKE = 4;
export const MIST = 3;
const SHISU = 5;

export const ABILITIES: Record<string, string[]> = {
    hollow: ['peep'],
    haunt: ['memorial', 'reap'],
    mirage: ['thread'],
    celeste: ['gift'],
    tanuki: ['mark'],
    shisu: ['grudge', 'vengeance'],
};

export type KitsunedoView = ViewOf<Sent> & {
    memory: { items: { masks: number[]; pools: number[]; bags: number[][]; zones: number[][] } };
};

/** What this table is played with, as the server sends it: of its stage, and as its people have changed it. */
export interface Content {
    lives: number;
    hand_limit: number;
    abilities: boolean;
    face_up: boolean;
    items: Record<string, number>;
    lanterns: Record<string, number>;
    lords: Record<string, { gilded: string[]; diminished: string[] }>;
}

/** The symbols that an attack on this lord needs, by name. */
export function needed(content: Content, lord: number, lives: number): string[] {
    const card = content.lords[LORDS[lord] ?? ''];
    if (!card || lives <= 0) return [];
    return content.lives === 1 || lives === 2 ? card.gilded : card.diminished;
}

export function stateOf(content: Content, lives: number): 'gilded' | 'diminished' | 'in' | 'out' {
    if (!lives) return 'out';
    return content.lives === 1 ? 'in' : lives === 2 ? 'gilded' : 'diminished';
}

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

/** How likely a Sake is among the cards to be turned over, as far as the viewer can tell. */
export function sakeOdds(view: KitsunedoView, seat: number): number {
    const memory = view.memory.items;
    const deck = memory.zones.at(-1) ?? [];
    const flips = view.lords[seat] === SHISU ? 3 : 1;
    let none = 1;
    for (const slot of deck.slice(-flips)) none *= 1 - sakeAt(memory, slot);
    return deck.length ? 1 - none : 0;
}

function sakeAt(memory: KitsunedoView['memory']['items'], slot: number): number {
    const single = (mask: number) => (mask & (mask - 1)) === 0;
    const mask = memory.masks[slot]!;
    if (single(mask)) return mask === 1 << SAKE ? 1 : 0;
    const pool = memory.pools[slot]!;
    const left = [...memory.bags[pool]!];
    memory.masks.forEach((seen, other) => {
        if (memory.pools[other] === pool && single(seen)) left[Math.log2(seen)]! -= 1;
    });
    const possible = left.reduce((sum, count, kind) => sum + ((mask >> kind) & 1 ? count : 0), 0);
    return (mask >> SAKE) & 1 && possible ? left[SAKE]! / possible : 0;
}

const CLAIMS: Record<string, number> = { summon: 0, steal: 1, ash: 2, 'give-leaf': MIST };

/** The Lantern that this option claims, if any: a Leaf played as something else claims Mist. */
export function claimOf(option: string): number {
    const [verb = '', ...rest] = option.split(' ');
    if (option.includes(' leaf as ') || (verb === 'trade' && rest.length === 3 && rest[2] === 'leaf')) return MIST;
    return CLAIMS[verb] ?? -1;
}

/** Only one's own screen says whether a claim is true. */
export function claimNote(view: KitsunedoView, content: Content, own: Own, lantern: number, words: Words): string {
    if (lantern < 0 || content.face_up) return '';
    if ((view.safe >> (4 * own.seat + lantern)) & 1) return words.word('play-claim-safe');
    return words.word(own.lantern === lantern ? 'play-claim-true' : 'play-claim-bluff');
}

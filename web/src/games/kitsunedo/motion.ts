/** Animations of events in Kitsunedo. */

import type { Seen, Words } from '../../lib/words';
import { flare, fly, type Flight } from '../../table/fly';
import type { Motion } from '../../table/playback/playback.svelte';
import type { Teller } from '../../table/teller.svelte';
import { itemBack, itemIcon, lanternBack } from './icons';

type Told = { item?: number; items?: number[]; hand?: number[]; given?: number; taken?: number } | undefined;

const svg = (body: string) => `<svg viewBox="0 0 512 512" width="34" height="34" fill="currentColor">${body}</svg>`;

function lantern(from: string, to: string): Flight {
    return { from, to, face: svg(lanternBack), look: 'back' };
}

/** `own` are the viewer's seats: their cards fly to the hand. */
export function flightsOf(seen: Seen, own: readonly number[], words: Words): Flight[] {
    const item = (from: string, to: string, kind: number | undefined): Flight => {
        const name = kind === undefined ? '' : words.id('item', kind);
        return { from, to, face: svg(name ? itemIcon[name]! : itemBack), look: name ? `front ${name}` : 'back' };
    };
    const told = seen.told as Told;
    const hand = (seat: unknown) => (own.length === 1 && own[0] === seat ? 'hand' : `cards ${seat}`);
    const seat = hand(seen.seat);
    const each = (kinds: number[] | undefined, from: string, to: string) =>
        (kinds ?? []).map((kind) => item(from, to, kind));
    switch (seen.event) {
        case 'drew':
        case 'dealt-item':
        case 'kept':
            return [item('deck', seat, told?.item)];
        case 'gifted':
            return told?.items
                ? each(told.items, 'deck', seat)
                : Array.from({ length: seen.count as number }, () => item('deck', seat, undefined));
        case 'memorial':
            return [item('discard', seat, seen.item as number)];
        case 'discarded':
            return each(seen.items as number[], seat, 'discard');
        case 'penalty':
        case 'out':
            return each(told?.hand, seat, 'discard');
        case 'stole':
            return [item(hand(seen.victim), seat, told?.item)];
        case 'traded':
            return [item(seat, 'played|discard', seen.paid as number)];
        case 'met':
        case 'leaf-taken':
            return [
                item(seat, hand(seen.requester), seen.event === 'met' ? (seen.item as number) : 2),
                item('played|discard', seat, seen.paid as number),
            ];
        case 'unmet':
            return [
                item(seat, hand(seen.requester), told?.given),
                item('played|discard', 'discard', seen.paid as number),
            ];
        case 'attacked':
            return each(seen.items as number[], seat, `seat ${seen.target}`);
        case 'mark-played':
            return [item(seat, `seat ${seen.target}`, seen.item as number)];
        case 'swapped':
            return [item(seat, hand(seen.target), told?.given), item(hand(seen.target), seat, told?.taken)];
        case 'blocked':
            return [item(seat, 'discard', 3)];
        case 'flipped':
            return each(told?.items, 'deck', 'discard');
        case 'returned':
            return [item('discard', seat, seen.item as number)];
        case 'dealt-lantern':
        case 'dealt-open':
        case 'new-lantern':
            return [lantern('lanterns', `lantern ${seen.seat}`)];
        case 'under-deck':
            return [lantern(`lantern ${seen.seat}`, 'lanterns')];
        default:
            return [];
    }
}

/** The thing that an event highlights. */
export function flareOf(seen: Seen): string | null {
    if (seen.event === 'claimed' || seen.event === 'revealed') return `lantern ${seen.seat}`;
    if (seen.event === 'life-lost' || seen.event === 'challenged') return `seat ${seen.seat}`;
    return null;
}

/** The time that an event takes, as a factor: less than a whole one, or more. */
const WEIGHTS: Record<string, number> = {
    ...{ 'dealt-lantern': 0.2, 'dealt-item': 0.2, 'dealt-open': 0.3, ranked: 0.6, 'turned-up': 0.4 },
    ...{ turn: 0.4, drew: 0.5, 'ended-turn': 0.3, stood: 0.6, discarded: 0.6, 'under-deck': 0.3, 'new-lantern': 0.4 },
    ...{ claimed: 1.2, challenged: 1.2, revealed: 1.6, conceded: 1.5, 'life-lost': 1.5, out: 2, won: 2 },
};
/** Events that harm a seat, with the field that holds it. */
const STRIKES: Record<string, string> = {
    ...{ 'life-lost': 'seat', penalty: 'seat', out: 'seat', challenged: 'claimer', stole: 'victim' },
    ...{ attacked: 'target', swapped: 'target', marked: 'target', 'mark-played': 'target' },
};

export interface Laid {
    root: HTMLElement;
    /** The seats of the viewer. */
    viewer: readonly number[];
    words: Words;
    teller: Teller;
}

export function motionOf(laid: () => Laid): Motion {
    return {
        weight: (seen) => laid().teller.weight(seen, WEIGHTS),
        strikes: (seen) => laid().viewer.includes(Number(seen[STRIKES[seen.event] ?? ''] ?? -1)),
        lay: () => undefined,
        async move(seen, length, signal) {
            const { root, viewer, words } = laid();
            const place = flareOf(seen);
            if (place) flare(root, place);
            await Promise.all(flightsOf(seen, viewer, words).map((flight) => fly(root, flight, length, signal)));
        },
        settle: () => undefined,
    };
}

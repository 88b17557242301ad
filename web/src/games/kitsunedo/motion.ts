/** What travels when something happens at a table of Kitsunedo. */

import type { Seen, Words } from '../../lib/words';
import type { Flight } from '../../table/fly';
import { itemBack, itemIcon, lanternBack } from './icons';

type Told = { item?: number; items?: number[]; hand?: number[]; given?: number; taken?: number } | undefined;

const svg = (body: string) => `<svg viewBox="0 0 512 512" width="34" height="34" fill="currentColor">${body}</svg>`;

function lantern(from: string, to: string): Flight {
    return { from, to, face: svg(lanternBack), look: 'back' };
}

/** `own` are the seats of whoever looks: their cards come to the hand. */
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

/** Where the eye should go when this happens. */
export function flareOf(seen: Seen): string | null {
    if (seen.event === 'claimed' || seen.event === 'revealed') return `lantern ${seen.seat}`;
    if (seen.event === 'life-lost' || seen.event === 'challenged') return `seat ${seen.seat}`;
    return null;
}

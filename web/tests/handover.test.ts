import { beforeEach, describe, expect, it } from 'vitest';
import type { Question } from '../src/lib/wire';
import { HandOver } from '../src/table/handover.svelte';
import type { TableModel } from '../src/table/table.svelte';

/** Returns a table with seats 0, 1 and 2 at this screen, and seat 3 elsewhere. */
const model = {
    own: [0, 1, 2],
    seats: [0, 1, 2],
    orders: {} as Record<string, boolean>,
    news: 0,
    view: { asks: [] as object[], over: null as unknown },
    look(seat: number) {
        this.seats = [seat];
    },
    shows(seat: number) {
        return this.seats.length === 1 && this.seats[0] === seat;
    },
};
let hand: HandOver;

function asks(kind: string, sealed: boolean, ...seats: number[]) {
    model.news += 1;
    model.view = { asks: seats.map((seat) => ({ seat, kind, sealed })), over: null };
    hand.settle();
}

const question = (seat: number, sealed = true) => ({ seat, sealed }) as Question;

beforeEach(() => {
    Object.assign(model, { seats: [0, 1, 2], orders: {}, news: 0, view: { asks: [], over: null } });
    hand = new HandOver(model as unknown as TableModel);
});

describe('several people at one screen', () => {
    it('see nothing until one of them says so', () => {
        expect(hand.covered).toBe(true);
        hand.call(1);
        expect(hand.covered).toBe(false);
        expect(model.seats).toEqual([1]);
    });

    it('hand it over when another is asked', () => {
        asks('act', false, 1);
        hand.call(1);
        expect(hand.covered).toBe(false);
        asks('act', false, 2);
        expect(hand.covered).toBe(true);
        expect(hand.pending).toEqual([2]);
    });

    it('keep looking while somebody elsewhere is asked', () => {
        asks('act', false, 1);
        hand.call(1);
        asks('act', false, 3);
        expect(hand.covered).toBe(false);
    });

    it('begin a window with the list, and come back to it after each answer', () => {
        asks('act', false, 0);
        hand.call(0);
        asks('doubt', true, 0, 1, 3);
        expect(hand.covered).toBe(true);
        expect(hand.asked).toEqual([0, 1]);
        hand.call(1);
        expect(hand.covered).toBe(false);
        hand.gave(question(1));
        expect(hand.covered).toBe(true);
        expect(hand.done(1)).toBe(true);
        expect(hand.pending).toEqual([0]);
    });

    it('may think again until the window closes', () => {
        asks('doubt', true, 0, 1);
        hand.call(1);
        hand.gave(question(1));
        hand.call(1);
        expect(hand.covered).toBe(false);
        hand.gave(question(1));
        expect(hand.covered).toBe(true);
        asks('doubt', true, 0, 1);
        expect(hand.done(1)).toBe(false);
    });

    it('are not called for what a standing order answers', () => {
        model.orders = { '0 doubt': true };
        asks('doubt', true, 0, 1);
        hand.call(1);
        expect(hand.pending).toEqual([1]);
        hand.gave(question(1));
        expect(hand.pending).toEqual([]);
    });

    it('all see the end', () => {
        model.view = { asks: [], over: ['won'] };
        expect(hand.covered).toBe(false);
    });
});

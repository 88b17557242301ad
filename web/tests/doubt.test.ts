import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Choice } from '../src/lib/choice.svelte';
import { Doubt } from '../src/table/doubt.svelte';
import type { Words } from '../src/lib/words';
import type { Question } from '../src/lib/wire';

const END = { id: 'end', points: [], final: true, ends: { action_points: 2 } };
const SPENT = { id: 'end', points: [], final: true, ends: { action_points: 0 } };
const MOVE = { id: 'move', points: [], final: true };
const words = {
    doubt: ({ ends }: { ends?: { action_points: number } }) =>
        ends?.action_points ? `You still have ${ends.action_points}` : '',
} as unknown as Words;

function asked(options: object[], id = 1, kind = 'act', table = 'one'): Doubt {
    const question = { id, seat: 0, kind, rule: '', options, blocked: [], ways: [] } as unknown as Question;
    const choice = new Choice(
        question,
        () => Promise.reject(new Error('nothing is looked up')),
        () => Promise.resolve(),
    );
    return new Doubt(choice, table, () => words);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

describe('a doubt', () => {
    it('is asked before an answer that leaves something unspent', () => {
        const doubt = asked([MOVE, END]);
        expect(doubt.ask(MOVE)).toBe(false);
        expect(doubt.ask(END)).toBe(true);
        expect(doubt.text).toBe('You still have 2');
        doubt.drop();
        expect(doubt.option).toBeNull();
    });

    it('stays where a late reply brings another question that offers the same answer', () => {
        asked([MOVE, END], 1).ask(END);
        expect(asked([END], 2).option?.id).toBe('end');
    });

    it.each([
        ['the answer is offered no longer', () => asked([MOVE], 2)],
        ['nothing is in doubt any more', () => asked([SPENT], 2)],
        ['something else is asked', () => asked([END], 2, 'react')],
        ['it was at another table', () => asked([END], 2, 'act', 'other')],
    ])('goes where %s', (_, next) => {
        asked([MOVE, END], 1).ask(END);
        expect(next().option).toBeNull();
    });

    it('goes when it was dropped, or long ago', () => {
        const doubt = asked([MOVE, END], 1);
        doubt.ask(END);
        doubt.drop();
        expect(asked([END], 2).option).toBeNull();
        asked([MOVE, END], 3).ask(END);
        vi.advanceTimersByTime(60_000);
        expect(asked([END], 4).option).toBeNull();
    });
});

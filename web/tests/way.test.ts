import { describe, expect, it, vi } from 'vitest';
import { Choice } from '../src/lib/choice.svelte';
import type { Option } from '../src/lib/menu';
import { Walk, type Way } from '../src/lib/way';
import type { Question } from '../src/lib/wire';

const MOVE = { id: 'move', points: [], final: false };
const REST = { id: 'rest', points: [], final: true };
const to = (space: string, takes = 1, more = {}) =>
    ({ id: `to ${space}`, points: [`space ${space}`], final: true, takes, route: [], ...more }) as Option;
const step = (space: string) => ({
    ask: 'turn',
    path: ['move', `to ${space}`],
    points: [`space ${space}`],
    ahead: { takes: 1 },
});
const WAY = { ...to('9', 2), steps: [step('5'), step('9')], route: ['space 1', 'space 5', 'space 9'] } as Way;

/** Returns the questions of a turn, each with the places to move to. */
function turn(...moves: Option[][]) {
    const given: string[][] = [];
    const walk = new Walk();
    const ask = (number: number, kind: string) =>
        ({ id: number, seat: 0, kind, rule: '', options: [MOVE, REST], blocked: [], ways: [] }) as unknown as Question;
    const lookUp = vi.fn(async ({ id }: Question) => ({ rule: '', options: moves[id]!, blocked: [], ways: [WAY] }));
    const give = async (path: string[]) => void given.push(path);
    return { given, asked: (number: number, kind = 'turn') => new Choice(ask(number, kind), lookUp, give, walk) };
}

async function begun(...moves: Option[][]) {
    const table = turn(...moves);
    const first = table.asked(0);
    await first.take(MOVE);
    await first.touch('space 9');
    return { ...table, first };
}

describe('a way', () => {
    it('is shown by a touch, let go of by another, and walked once it is confirmed, answer by answer', async () => {
        const { first, asked, given } = await begun([to('5')], [to('9')]);
        expect(first.ready).toEqual(WAY);
        expect(given).toEqual([]);
        await first.touch('space 9');
        expect(first.ready).toBeNull();
        await first.touch('space 9');
        await first.take(first.ready!);
        expect(given).toEqual([['move', 'to 5']]);
        await asked(1).walkOn();
        expect(given).toEqual([
            ['move', 'to 5'],
            ['move', 'to 9'],
        ]);
    });

    it.each([
        ['an answer would do something else by then', [to('9', 2)]],
        ['an answer says more than was foretold', [to('9', 1, { sneak: 2 })]],
        ['an answer is no longer there', [to('4')]],
    ])('ends where %s', async (_, then) => {
        const { first, asked, given } = await begun([to('5')], then, [to('9')]);
        await first.take(first.ready!);
        await asked(1).walkOn();
        await asked(2).walkOn();
        expect(given).toEqual([['move', 'to 5']]);
    });

    it('ends at another question', async () => {
        const { first, asked, given } = await begun([to('5')], [to('9')], [to('9')]);
        await first.take(first.ready!);
        await asked(1, 'reply').walkOn();
        await asked(2).walkOn();
        expect(given).toEqual([['move', 'to 5']]);
    });

    it('is not walked by another answer', async () => {
        const { first, given } = await begun([to('5')]);
        await first.take(to('5'));
        expect(given).toEqual([['move', 'to 5']]);
        expect(first.ready).toEqual(WAY);
    });
});

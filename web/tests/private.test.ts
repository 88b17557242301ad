import { describe, expect, it } from 'vitest';
import texts from '../fixtures/text.json';
import { Words, type GameText } from '../src/lib/words';
import { together } from '../src/pages/mine';
import { forSeat } from '../src/table/private';

const words = new Words([texts.en] as unknown as GameText[]);

describe('several seats at one screen', () => {
    const drew = { event: 'drew', seat: 1, told: { rule: 'KI-022', item: 0 } };

    it('show a seat what it was told', () => {
        expect(words.event(forSeat(drew, [1], words), ['Ada', 'Bo'], [1])).toBe('You draw a Sun.');
    });

    it('hide it from the other', () => {
        expect(words.event(forSeat(drew, [0], words), ['Ada', 'Bo'], [0])).toBe('Bo draws a card.');
    });

    it('leave open what everyone saw', () => {
        const revealed = { event: 'revealed', seat: 1, challenger: 2, told: { rule: 'KI-108', lantern: 0 } };
        expect(words.event(forSeat(revealed, [0], words), ['Ada', 'Bo', 'Cy'], [0])).toContain('Spirit Lantern');
    });
});

describe('your tables', () => {
    const table = (id: string, game: string, next: string | null, waiting: boolean) =>
        ({ table: { id, game, next }, seats: [0], waiting }) as any;

    it('show a Series and its game as one, waiting if the game waits', () => {
        const mine = [
            table('s', 'advent', 'g', false),
            table('g', 'kitsunedo', null, true),
            table('x', 'kitsunedo', null, false),
        ];
        const shown = together(mine, new Set(['advent']));
        expect(shown.map((each) => [each.table.id, each.waiting])).toEqual([
            ['s', true],
            ['x', false],
        ]);
    });
});

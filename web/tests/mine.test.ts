import { describe, expect, it } from 'vitest';
import { together } from '../src/pages/mine';

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

import { describe, expect, it } from 'vitest';
import { changed } from '../src/games/okko/ahead';
import { sumOf, type Line } from '../src/games/okko/memoirs';
import type { Option } from '../src/lib/menu';

const POINTS: Record<string, number> = { large: 4, medium: 2, small: 1 };
const lines = (said: string): Line[] =>
    said.split(' ').map((each) => {
        const [side, size] = each.split(':') as [Line['side'], string];
        return { text: '', side, size, points: POINTS[size]! };
    });

describe('the memoirs', () => {
    it('are worth what the recollections of each side are worth', () => {
        const written = lines('blue:large blue:medium blue:small red:medium red:small');
        expect([sumOf(written, 'blue'), sumOf(written, 'red')]).toEqual([7, 3]);
    });
});

describe('a card that may be laid', () => {
    const numbers = { speed: 3, defense: 4, guile: 3, actions: 3, stamina: 4, combat: 3, action: 1 };
    const option = { id: 'right OKK-6', points: [], final: false, ...numbers } as unknown as Option;

    it('is said to change what it changes, dice counted together, and nothing else', () => {
        expect(changed(option, [2, 3, 4, 3, 3, 4])).toEqual([
            ['speed', 3],
            ['might', 4],
        ]);
        expect(changed(option, [3, 4, 4, 3, 3, 4])).toEqual([]);
    });
});

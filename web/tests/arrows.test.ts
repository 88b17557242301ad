import { describe, expect, it } from 'vitest';
import { towards } from '../src/table/arrows';

const at = (id: string, x: number, y: number) => ({ id, x, y });

describe('the arrow keys', () => {
    const middle = at('middle', 0, 0);
    const things = [middle, at('right', 60, 0), at('far right', 120, 0), at('up', 0, -60), at('askew', 50, -40)];

    it('go to the nearest thing that way', () => {
        expect(towards('ArrowRight', middle, things)?.id).toBe('right');
        expect(towards('ArrowUp', middle, things)?.id).toBe('up');
    });

    it('stay where nothing lies that way', () => {
        expect(towards('ArrowLeft', middle, things)).toBeNull();
        expect(towards('ArrowDown', middle, things)).toBeNull();
    });

    it('rather go straight on than aside', () => {
        expect(towards('ArrowRight', middle, [at('askew', 50, -40), at('straight', 90, 0)])?.id).toBe('straight');
    });

    it('are no other keys', () => {
        expect(towards('Enter', middle, things)).toBeNull();
    });
});

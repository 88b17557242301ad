import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasHabit, keep, takeHabit } from '../src/lib/session.svelte';
import { byHabit } from '../src/table/habit';
import type { TableModel } from '../src/table/table.svelte';
import type { Option } from '../src/lib/menu';

const HABIT = 'keep-everything';
const DONE = { id: 'done', points: [], final: true } as unknown as Option;
const LONGEST = 1800;

function asked(model: Partial<TableModel>) {
    const take = vi.fn(() => Promise.resolve());
    const end = byHabit(HABIT, { choice: { take }, ...model } as unknown as TableModel, () => DONE, 'kitsunedo');
    vi.advanceTimersByTime(LONGEST);
    end?.();
    return take.mock.calls.length;
}

describe('an answer that decides nothing', () => {
    beforeEach(() => {
        vi.useFakeTimers();
        keep({ habits: [], refused: [] });
    });
    afterEach(() => void vi.useRealTimers());

    it('goes by itself among bots, to whom it tells nothing', () => {
        expect(asked({ amongBots: true })).toBe(1);
        expect(asked({ amongBots: false })).toBe(0);
    });

    it('is asked among bots too where the player wants that', () => {
        takeHabit(HABIT, false);
        expect(asked({ amongBots: true })).toBe(0);
        takeHabit(HABIT, true);
        expect(asked({ amongBots: true })).toBe(1);
    });

    it('goes by itself among people where the player wants that', () => {
        takeHabit(HABIT, true);
        expect(asked({ amongBots: false })).toBe(1);
        expect(hasHabit(HABIT, false)).toBe(true);
    });

    it('is asked again after it was taken back', () => {
        expect(asked({ amongBots: true, tookBack: true })).toBe(0);
    });
});

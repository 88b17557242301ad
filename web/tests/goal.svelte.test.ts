import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Aim } from '../src/lib/wire';
import { Words } from '../src/lib/words';
import { Goals } from '../src/table/goals.svelte';
import Goal from '../src/table/Goal.svelte';

const AIM = { seat: 0, side: 'kappa', key: 'river', facts: {}, steps: [], pins: [] } as unknown as Aim;
let page: Record<string, unknown> | undefined;

function shown(aims: Aim[], hint?: () => void): HTMLElement | null {
    page = mount(Goal, {
        target: document.body,
        props: { goals: new Goals(() => aims), words: new Words([]), names: [], hint },
    });
    flushSync();
    return document.querySelector('section');
}

afterEach(() => void (page && unmount(page)));

describe('what now', () => {
    it('is what the game says', () => {
        expect(shown([AIM], vi.fn())!.textContent).toContain('aim-river');
    });

    it('is what a hint says where the game says nothing', () => {
        const hint = vi.fn();
        const goal = shown([], hint)!;
        expect(goal.textContent).toContain('What would a strong player do?');
        goal.querySelector('button')!.click();
        expect(hint).toHaveBeenCalledOnce();
    });

    it('is not there where neither says anything', () => {
        expect(shown([])).toBeNull();
    });
});

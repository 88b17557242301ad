import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Pieces from '../src/games/kaidan/Pieces.svelte';
import { Stage } from '../src/games/kaidan/stage.svelte';
import { cellNamed, type KaidanView } from '../src/games/kaidan/view';
import type { Words } from '../src/lib/words';
import Guard from '../src/table/Guard.svelte';

const said = { word: (key: string) => key } as unknown as Words;

afterEach(() => void vi.restoreAllMocks());

describe('a house in which people die', () => {
    it('shows two bodies that lie in the same place', () => {
        const here = cellNamed('3-4');
        const nothing = { tokens: [], marks: [], evidence: [], loot: [], pgs: [], figures: [], filled: [], flames: [] };
        const view = { ...nothing, corpses: [here, here, cellNamed('5-5')], oil: -1, ring: null, keys: 0 };
        const props = { view: view as unknown as KaidanView, words: said, own: 0, stage: new Stage() };
        const drawn = mount(Pieces, { target: document.body, props });
        expect(document.querySelectorAll('.body')).toHaveLength(3);
        void unmount(drawn);
    });
});

describe('a table that cannot be drawn', () => {
    let broken = true;
    const children = createRawSnippet(() => ({
        render: () => {
            if (broken) throw new Error('no such seat');
            return '<p>the table</p>';
        },
    }));

    it('says so, and is drawn again on request', () => {
        const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
        const drawn = mount(Guard, { target: document.body, props: { table: 'x', children } });
        flushSync();
        expect(document.querySelector('[role=alert]')?.textContent).toContain('This part could not be shown.');
        expect(document.body.textContent).toContain('Report a bug');
        expect(told).toHaveBeenCalledOnce();
        broken = false;
        document.querySelector<HTMLButtonElement>('[role=alert] button')!.click();
        flushSync();
        expect(document.body.textContent?.trim()).toBe('the table');
        void unmount(drawn);
    });
});

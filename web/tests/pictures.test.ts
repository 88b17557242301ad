import { createRawSnippet, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fox from '../src/games/kitsunedo/pictures/mirage.svg?raw';
import okko from '../src/games/okko/pictures/OKK.svg?raw';
import Pawn from '../src/lib/Pawn.svelte';
import Picture from '../src/lib/Picture.svelte';
import { pictureOf } from '../src/lib/pictures';
import Tile from '../src/lib/Tile.svelte';

const icon = createRawSnippet(() => ({ render: () => '<i>an icon</i>' }));
const shown: ReturnType<typeof mount>[] = [];
const show = (name: string, more = {}) =>
    shown.push(mount(Picture, { target: document.body, props: { game: 'kitsunedo', name, children: icon, ...more } }));
/** Waits for something that must come, also on a slow machine. */
const soon = (so: () => void) => vi.waitFor(so, { timeout: 30_000 });
const drawn = (count: number) => soon(() => expect(document.querySelectorAll('.picture > *')).toHaveLength(count));

const drawings: Record<string, string> = { 'kitsunedo-mirage': fox, 'okko-OKK': okko, 'kaidan-H07': fox };
const asked = vi.fn();

beforeEach(() => {
    asked.mockReset().mockImplementation(async (address: URL) => {
        const [, of = ''] = /picture-\w{8}-([\w-]+)\.svg$/.exec(address.href) ?? [];
        return new Response(drawings[of] ?? '', { status: drawings[of] ? 200 : 503 });
    });
    vi.stubGlobal('fetch', asked);
});

afterEach(async () => {
    await Promise.all(shown.splice(0).map((each) => unmount(each)));
});

describe('a picture', () => {
    it('can be shown twice on one page', async () => {
        show('mirage');
        show('mirage');
        await drawn(2);
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        expect(ids.length).toBeGreaterThan(1);
        expect(new Set(ids).size).toBe(ids.length);
        const used = [...document.body.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
        expect(used.filter((id) => id !== 'print' && !ids.includes(id!))).toEqual([]);
    });

    it('is printed with grain, unless it is small', async () => {
        show('mirage', { size: 96 });
        show('mirage', { size: 64 });
        await drawn(2);
        expect([...document.querySelectorAll('svg > g')].map((g) => g.getAttribute('filter'))).toEqual([
            'url(#print)',
            null,
        ]);
    });

    it('is decoration, unless it has a name', async () => {
        show('mirage');
        show('mirage', { label: 'the Fox' });
        const [one, other] = document.querySelectorAll('.picture');
        expect([one!.getAttribute('aria-hidden'), one!.getAttribute('role')]).toEqual(['true', null]);
        expect([other!.getAttribute('aria-label'), other!.getAttribute('role')]).toEqual(['the Fox', 'img']);
    });

    it('gives way to an icon if the game has none of this name', async () => {
        show('nobody');
        show('mirage', { game: 'unheard-of' });
        await drawn(2);
        expect(document.body.textContent).toBe('an iconan icon');
        expect(asked).not.toHaveBeenCalled();
    });

    it('is asked for again if it could not be fetched', async () => {
        expect(await pictureOf('kitsunedo', 'ash')).toBe('');
        drawings['kitsunedo-ash'] = fox;
        expect(await pictureOf('kitsunedo', 'ash')).not.toBe('');
        expect(asked).toHaveBeenCalledTimes(2);
    });
});

describe('a pawn', () => {
    const pawn = (name: string) =>
        shown.push(mount(Pawn, { target: document.body, props: { game: 'okko', name, r: 20, children: icon } }));

    it('is a portrait cut round, without grain', async () => {
        pawn('OKK');
        await drawn(2);
        const [round, shapes] = document.querySelectorAll('.picture > *');
        expect(shapes!.getAttribute('clip-path')).toBe(`url(#${round!.id})`);
        expect(shapes!.getAttribute('filter')).toBeNull();
    });

    it('gives way to an icon if the game has no such picture', async () => {
        pawn('nobody');
        await soon(() => expect(document.body.textContent).toBe('an icon'));
    });
});

describe('a tile', () => {
    it('lies as it is turned', async () => {
        shown.push(mount(Tile, { target: document.body, props: { game: 'kaidan', name: 'H07', size: 200, turn: 3 } }));
        await soon(() => expect(document.querySelector('.tile')).not.toBeNull());
        expect(document.querySelector('.tile')!.getAttribute('transform')).toBe('rotate(270 100 100)');
        expect(document.querySelector('.tile')!.getAttribute('aria-hidden')).toBe('true');
    });
});

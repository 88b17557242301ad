import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { GameText } from '../src/lib/wire';
import { Words, type Seen } from '../src/lib/words';
import Log from '../src/table/Log.svelte';

const FIELDS = { people: ['seat'], things: {}, labels: {}, declared: {}, called: {}, owned: {}, options: {} };
const TEXT = `
event-turn = Turn of { $seat }.
event-went = { $seat } goes.
event-found = { $seat } finds a key.
event-noise = Noise { $total }.
event-card = A card.
`;
const WORDS = new Words([
    {
        lang: 'en',
        sources: [TEXT],
        words: { ...FIELDS, actions: {}, quoted: { card: ['card', ['dawn']] }, silent: [] },
        rules: {},
    } as GameText,
]);

describe('the story', () => {
    const log: Seen[] = [
        { event: 'turn', seat: 0 },
        { event: 'found', seat: 0 },
        { event: 'noise', total: 2 },
        { event: 'went', seat: 0 },
        { event: 'noise', total: 3 },
        { event: 'went', seat: 0 },
        { event: 'turn', seat: 1 },
        { event: 'card', told: { card: 0 } },
    ];
    const props = $state({
        ...{ log, words: WORDS, names: ['Jin', 'Hara'], viewer: [], game: 'toy', turns: ['turn'], counts: ['noise'] },
        captions: { dawn: 'Everybody heals.' },
        weigh: undefined as ((seen: Seen) => number) | undefined,
        results: [] as string[],
    });

    it('sums a turn up by what its board says is worth a look, as soon as there is a board', () => {
        const page = mount(Log, { target: document.body, props });
        flushSync();
        const gist = () => document.querySelector('.gist')!.textContent;
        expect(gist()).toBe('Jin goes. Noise 3. Jin goes.');
        props.weigh = ({ event }) => (event === 'went' ? 0.3 : 1);
        flushSync();
        expect(gist()).toBe('Jin finds a key. Noise 3.');
        props.results = ['found'];
        flushSync();
        expect(gist()).not.toContain('key');
        expect(document.querySelector('q')!.textContent).toBe('Everybody heals.');
        void unmount(page);
    });
});

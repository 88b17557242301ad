import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Whole } from '../src/lib/socket';
import type { Seen } from '../src/lib/words';
import { eventsOf, framesOf, positionAt } from '../src/table/playback/frames';
import { BUDGET, Playback } from '../src/table/playback/playback.svelte';
import { EVENT, keepSpeed } from '../src/table/playback/speed';

/** Returns a state as a server sends it; its view holds the number of moves. */
function sent(moves: number, events: string[], asks: object[] = [], more: object = {}): Whole {
    return {
        ...{ table: { game: 'chess', status: 'playing' }, clock: { left: null }, view: { moves }, asks },
        events: events.map((event) => ({ event })),
        ...more,
    } as unknown as Whole;
}

const question = { seat: 0, id: 1, answer: null };

/** A table that records what it shows. */
function table({ strikes = '', silent = '' } = {}) {
    const shown: string[] = [];
    let log: Seen[] = [];
    const playback = new Playback({
        put: ({ view }, landed) => shown.push(`${landed ? 'now' : 'then'} ${(view as { moves: number }).moves}`),
        tell: (story) => (log = story),
    });
    playback.motion = {
        weight: ({ event }) => (event === silent ? 0 : 1),
        strikes: ({ event }) => event === strikes,
        lay: ({ event }) => shown.push(event),
        settle: () => undefined,
    };
    playback.begin(sent(0, ['dealt']));
    shown.length = 0;
    return { playback, shown, story: () => log.map(({ event }) => event) };
}

const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
    keepSpeed('chess', 1);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.useFakeTimers();
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe('frames', () => {
    const frames = [sent(1, ['a', 'b']), sent(2, []), sent(3, ['c'])].flatMap((state) => framesOf(state, () => 1));

    it('are the events in order', () => {
        expect(eventsOf(frames).map(({ event }) => event)).toEqual(['a', 'b', 'c']);
    });

    it('show the last position that was sent, and what has happened since', () => {
        const at = (place: number) => {
            const { state, since } = positionAt(frames, place, sent(0, []));
            return [(state.view as { moves: number }).moves, ...since.map(({ event }) => event)];
        };
        expect([0, 1, 2, 3, 4].map(at)).toEqual([[0], [0, 'a'], [1], [2], [3]]);
    });
});

describe('states that arrive one after another', () => {
    it('are played in the order in which they came, each in its own position, and the newest is asked last', async () => {
        const { playback, shown, story } = table();
        playback.arrive(sent(1, ['a', 'b']), true);
        playback.arrive(sent(2, ['c'], [question]), true);
        expect(story()).toEqual(['dealt', 'a']);
        await after(3 * EVENT[1]);
        expect(shown).toEqual(['then 0', 'a', 'b', 'then 1', 'c', 'now 2']);
        expect(story()).toEqual(['dealt', 'a', 'b', 'c']);
        expect(playback.playing).toBe(false);
    });

    it('are there at once where nobody can look, or wants to', () => {
        for (const hide of [true, false]) {
            if (!hide) keepSpeed('chess', 0);
            const { playback, shown, story } = table();
            playback.arrive(sent(1, ['a', 'b'], [question]), !hide);
            expect(shown).toEqual(['now 1']);
            expect(story()).toEqual(['dealt', 'a', 'b']);
        }
    });

    it('are skipped together', async () => {
        const { playback, shown } = table();
        playback.arrive(sent(1, ['a', 'b']), true);
        playback.arrive(sent(2, ['c']), true);
        playback.skip();
        await after(3 * EVENT[1]);
        expect(shown).toEqual(['then 0', 'a', 'now 2']);
    });

    it('wait too if somebody pauses in the last one before them', async () => {
        const { playback, shown } = table();
        playback.arrive(sent(1, ['a']), true);
        playback.toggle();
        playback.arrive(sent(2, ['b'], [question]), true);
        await after(10_000);
        expect(shown).not.toContain('b');
        playback.toggle();
        await after(10_000);
        expect(shown.slice(-2)).toEqual(['b', 'now 2']);
    });

    it('do not keep a question waiting if somebody pauses in the last one', async () => {
        const { playback, shown } = table();
        playback.arrive(sent(1, ['a'], [question]), true);
        playback.toggle();
        expect(shown.at(-1)).toBe('now 1');
        expect(playback.paused).toBe(false);
    });

    it('wait while somebody pauses', async () => {
        const { playback, story } = table();
        playback.arrive(sent(1, ['a', 'b']), true);
        playback.toggle();
        playback.arrive(sent(2, ['c']), true);
        await after(9 * EVENT[1]);
        expect(story()).toEqual(['dealt', 'a']);
        playback.toggle();
        await after(3 * EVENT[1]);
        expect(playback.playing).toBe(false);
    });
});

describe('step by step', () => {
    it('goes back to the position of then and on again', async () => {
        const { playback, shown, story } = table();
        playback.arrive(sent(1, ['a']), true);
        playback.arrive(sent(2, ['b', 'c']), true);
        playback.skip();
        shown.length = 0;
        playback.step(-1);
        await after(0);
        expect(story()).toEqual(['dealt', 'a', 'b']);
        expect(shown).toEqual(['then 1', 'b']);
        playback.step(-1);
        playback.step(-1);
        expect(story()).toEqual(['dealt']);
        playback.step(1);
        playback.step(1);
        playback.step(1);
        expect(shown.at(-1)).toBe('now 2');
        expect(playback.paused).toBe(false);
    });

    it('passes over what nobody sees', () => {
        const { playback, story } = table({ silent: 'x' });
        playback.arrive(sent(1, ['a', 'x', 'b']), true);
        playback.skip();
        playback.step(-1);
        expect(story()).toEqual(['dealt', 'a']);
    });
});

describe('what is shown again', () => {
    it('is everything since the last answer', async () => {
        const { playback, shown } = table();
        playback.arrive(sent(1, ['a']), true);
        playback.skip();
        playback.gave();
        playback.arrive(sent(2, ['b']), true);
        playback.arrive(sent(3, ['c']), true);
        playback.skip();
        shown.length = 0;
        playback.replay();
        await after(4 * EVENT[1]);
        expect(shown).toEqual(['then 1', 'then 1', 'b', 'then 2', 'c', 'now 3']);
    });

    it('is nothing before anything has happened', () => {
        expect(table().playback.again).toBe(false);
    });
});

describe('time', () => {
    const many = Array.from({ length: 40 }, (_, place) => `e${place}`);
    const length = async (playback: Playback) => {
        const begun = performance.now();
        while (playback.playing) await after(10);
        return performance.now() - begun;
    };

    it('is never much longer than its budget before a question', async () => {
        const { playback } = table();
        playback.arrive(sent(1, many, [question]), true);
        expect(await length(playback)).toBeLessThan(BUDGET + 1000);
    });

    it('is shorter at a higher speed', async () => {
        const { playback } = table();
        playback.choose(4);
        playback.arrive(sent(1, ['a', 'b'], [question]), true);
        expect(await length(playback)).toBeLessThan(2 * EVENT[4] + 50);
    });

    it('is its own where something strikes the one who looks, at any speed', async () => {
        const { playback } = table({ strikes: 'ouch' });
        playback.choose(4);
        playback.arrive(sent(1, ['ouch'], [question]), true);
        expect(await length(playback)).toBeGreaterThanOrEqual(EVENT[1] - 20);
    });

    it('leaves most of a running clock to the one who is asked', async () => {
        const { playback } = table();
        playback.arrive(sent(1, many.slice(0, 20), [question], { clock: { left: 8, paused: false } }), true);
        expect(await length(playback)).toBeLessThan(3000);
    });

    it('is what it takes where nothing is asked', async () => {
        const { playback } = table();
        playback.arrive(sent(1, many.slice(0, 12)), true);
        expect(await length(playback)).toBeGreaterThan(BUDGET);
    });
});

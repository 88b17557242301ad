import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Whole } from '../src/lib/socket';
import type { Motion } from '../src/table/playback/playback.svelte';
import { TableModel } from '../src/table/table.svelte';

let hear: (message: unknown) => void = () => undefined;
let sent: { type: string; path?: string[] }[] = [];

class FakeSocket {
    static OPEN = 1;
    readyState = 1;
    onmessage: ((event: { data: string }) => void) | null = null;
    send = (message: string) => void sent.push(JSON.parse(message));
    close = () => undefined;

    constructor() {
        hear = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    }
}

const ask = (id: number, kind = 'plan') => ({
    ...{ id, seat: 0, kind, pace: 'plan', sealed: false, open: true, coach: null, answer: null, order: false },
    options: [{ id: 'plan', points: [], final: false }],
    blocked: [],
});

let seen = 0;

/** Returns a state with an event, as a server sends it. */
function tell(asks: object[], more: object = {}) {
    hear({
        ...{ type: 'state', seen: (seen += 1), clock: { left: 60, total: 60, paused: false, by: null } },
        table: { id: 't', game: 'okko', pace: 'live', seats: [sitter(), sitter('judgement')], renewed: 0 },
        ...{ asks, seats: [0], own: [0], take_back: [], channels: [], motions: {}, view: {} },
        events: [{ event: 'planned' }],
        ...more,
    } as unknown as Whole);
}

const sitter = (bot = '') => ({ name: 'somebody', bot, here: true, away: false });

beforeEach(() => {
    seen = 0;
    sent = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

/** A board that shows every event. */
function board(signals: AbortSignal[] = []): Motion {
    return {
        ...{ weight: () => 1, strikes: () => false, lay: () => undefined, settle: () => undefined },
        move: (_seen, _length, signal) => void signals.push(signal),
    };
}

describe('a question that waits while others plan', () => {
    it('stays as it is, with what was picked, while what they do is shown', () => {
        const model = new TableModel('ws://t', 'token');
        tell([ask(3)]);
        model.playback.motion = board();
        const begun = model.choice!;
        begun.picks = [{ words: 'something' }];
        tell([ask(3)]);
        expect(model.choice).toBe(begun);
        model.playback.skip();
        expect(model.choice).toBe(begun);
        expect(model.choice!.touched).toBe(true);
    });

    it('goes as soon as something else is asked, which is asked when all has been shown', () => {
        const model = new TableModel('ws://t', 'token');
        tell([ask(3)]);
        model.playback.motion = board();
        tell([ask(4)]);
        tell([ask(5)]);
        model.playback.step(-1);
        expect(model.choice).toBeNull();
        model.playback.skip();
        expect(model.choice!.ask.id).toBe(5);
    });

    it('comes back with what was picked after what happened has been shown again', async () => {
        const model = new TableModel('ws://t', 'token');
        tell([ask(3)]);
        model.playback.motion = board();
        tell([ask(4)]);
        model.playback.skip();
        const begun = model.choice!;
        model.playback.replay();
        await tick();
        expect(model.choice).toBeNull();
        model.playback.skip();
        expect(model.choice).toBe(begun);
    });
});

describe('what is still being shown', () => {
    const shown = (leave: (model: TableModel) => void): AbortSignal => {
        const model = new TableModel('ws://t', 'token');
        tell([ask(3)]);
        const signals: AbortSignal[] = [];
        model.playback.motion = board(signals);
        tell([ask(4)]);
        leave(model);
        return signals[0]!;
    };

    it('stops when the table is left', () => {
        expect(shown((model) => model.close()).aborted).toBe(true);
    });

    it('stops when another seat looks', () => {
        expect(shown((model) => model.look(1)).aborted).toBe(true);
    });
});

describe('a device that keeps nothing', () => {
    it('has a table all the same', () => {
        const refuse = () => {
            throw new DOMException('refused', 'SecurityError');
        };
        vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
        const model = new TableModel('ws://t', 'token');
        tell([ask(3)]);
        expect(model.question!.id).toBe(3);
    });
});

describe('somebody alone with bots', () => {
    const table = { id: 't', game: 'okko', pace: 'slow', seats: [sitter(), sitter('judgement')], renewed: 0 };

    it('is not hurried by a clock that nobody else waits for', () => {
        const model = new TableModel('ws://t', 'token');
        tell([ask(3)], { table });
        expect(model.deadline).toBeNull();
        expect(model.unhurried).toBe(true);
    });

    it('is, where others wait, or where all are there', () => {
        const model = new TableModel('ws://t', 'token');
        tell([ask(3)], { table: { ...table, seats: [sitter(), sitter()] } });
        expect(model.unhurried).toBe(false);
        tell([ask(3)], { table: { ...table, pace: 'live' } });
        expect(model.deadline).not.toBeNull();
    });

    describe('in a window in which nothing can be done', () => {
        const pass = { id: 'let-be', points: [], final: true };
        const act = { id: 'charm', points: [], final: true };
        const asked = (...options: object[]) => ({ ...ask(3, 'window-rolled'), pace: 'window', sealed: true, options });
        const answers = () => sent.filter((message) => message.type === 'answer').map(({ path }) => path);

        it('is not asked, and lets it be, once', () => {
            const model = new TableModel('ws://t', 'token');
            tell([asked(pass)], { table });
            expect(model.choice).toBeNull();
            expect(model.waited).toBe(false);
            tell([{ ...asked(pass), answer: ['let-be'] }], { table });
            expect(model.choice).toBeNull();
            expect(answers()).toEqual([['let-be']]);
        });

        it.each([
            ['where somebody else could learn from it', { table: { ...table, seats: [sitter(), sitter()] } }, [pass]],
            ['where two at this screen are asked', { table, own: [0, 1] }, [pass]],
            ['where something can be done', { table }, [pass, act]],
        ])('is asked %s', (_, more, options) => {
            const model = new TableModel('ws://t', 'token');
            tell([asked(...options)], more);
            expect(model.choice).not.toBeNull();
            expect(answers()).toEqual([]);
        });
    });
});

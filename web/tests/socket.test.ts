import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError, TableSocket, type Link, type Whole } from '../src/lib/socket';

class Fake {
    static all: Fake[] = [];
    readyState = 0;
    sent: any[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;

    constructor() {
        Fake.all.push(this);
    }

    send(text: string) {
        this.sent.push(JSON.parse(text));
    }

    close() {
        this.drop(1000);
    }

    open() {
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
    }

    hear(message: unknown) {
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    drop(code = 1006) {
        this.readyState = 3;
        this.onclose?.({ code });
    }
}

const heard = { states: [] as Whole[], links: [] as Link[], chat: [] as unknown[], errors: [] as unknown[] };

function connect(): TableSocket {
    const socket = new TableSocket(
        'ws://table',
        'token',
        {
            state: (state) => heard.states.push(state),
            chat: (lines) => heard.chat.push(...lines),
            error: (refused) => heard.errors.push(refused),
            link: (link) => heard.links.push(link),
        },
        () => new Fake() as unknown as WebSocket,
    );
    return socket;
}

const now = () => Fake.all.at(-1)!;

beforeEach(() => {
    vi.useFakeTimers();
    Fake.all = [];
    for (const list of Object.values(heard)) list.length = 0;
});

afterEach(() => {
    vi.useRealTimers();
});

describe('the socket of a table', () => {
    it('says hello first', () => {
        connect();
        now().open();
        expect(now().sent).toEqual([{ type: 'hello', token: 'token', seen: 0, chat: 0, seat: -1 }]);
    });

    it('resolves what the server has stored', async () => {
        const socket = connect();
        now().open();
        const done = socket.send({ type: 'answer', seat: 0, ask: 3, path: ['end'] });
        expect(now().sent[1]).toEqual({ type: 'answer', seat: 0, ask: 3, path: ['end'], n: 1 });
        now().hear({ type: 'done', n: 1 });
        await expect(done).resolves.toBeNull();
    });

    it('hands the entries of a menu to whoever asked for them', async () => {
        const socket = connect();
        now().open();
        const menu = socket.send({ type: 'menu', seat: 0, ask: 3, path: ['attack B'] });
        now().hear({ type: 'menu', n: 1, ask: 3, path: ['attack B'], options: [{ id: 'strike' }], blocked: [] });
        expect((await menu)?.options).toEqual([{ id: 'strike' }]);
    });

    it('rejects what the server refuses', async () => {
        const socket = connect();
        now().open();
        const refused = socket.send({ type: 'answer', seat: 0, ask: 3, path: ['end'] });
        now().hear({ type: 'error', n: 1, error: 'stale', message: 'too late', rule: null, facts: {} });
        await expect(refused).rejects.toBeInstanceOf(RefusedError);
    });

    it('tells of errors that answer nothing', () => {
        connect();
        now().open();
        now().hear({ type: 'error', n: null, error: 'too-much', message: 'wait', rule: null, facts: {} });
        expect(heard.errors).toHaveLength(1);
    });

    it('comes back with what it has seen, and says again what was not acknowledged', () => {
        const socket = connect();
        now().open();
        now().hear({ type: 'state', seen: 12, events: [] });
        now().hear({ type: 'chat', lines: [{ number: 4, text: 'hi' }] });
        void socket.send({ type: 'answer', seat: 0, ask: 3, path: ['end'] });
        now().drop();
        vi.advanceTimersByTime(600);
        expect(Fake.all).toHaveLength(2);
        now().open();
        expect(now().sent[0]).toEqual({ type: 'hello', token: 'token', seen: 12, chat: 4, seat: -1 });
        expect(now().sent[1]).toMatchObject({ type: 'answer', n: 1 });
    });

    it('keeps what a state leaves out as it was, but not from one connection to the next', () => {
        connect();
        now().open();
        now().hear({ type: 'state', seen: 1, events: [{ event: 'a' }], seats: [0], view: null });
        now().hear({ type: 'state', seen: 2, view: { lives: [1, 2], round: 1 } });
        now().hear({ type: 'state', seen: 2, view: { round: 2 } });
        expect(heard.states.at(-1)).toMatchObject({
            seen: 2,
            events: [],
            seats: [0],
            view: { lives: [1, 2], round: 2 },
        });
        now().drop();
        vi.advanceTimersByTime(600);
        now().open();
        now().hear({ type: 'state', seen: 2, seats: [], view: { lives: [1, 1] } });
        expect(heard.states.at(-1)!.view).toEqual({ lives: [1, 1] });
    });

    it('keeps what is said while there is no connection', () => {
        const socket = connect();
        void socket.send({ type: 'say', channel: 'table', text: 'hi' });
        now().open();
        expect(now().sent.map((message) => message.type)).toEqual(['hello', 'say']);
    });

    it('waits longer and longer, until it hears something', () => {
        connect();
        now().drop();
        vi.advanceTimersByTime(500);
        now().drop();
        vi.advanceTimersByTime(500);
        expect(Fake.all).toHaveLength(2);
        vi.advanceTimersByTime(500);
        expect(Fake.all).toHaveLength(3);
    });

    it.each([4401, 4403, 4404])('does not try again after %i', (code) => {
        connect();
        now().drop(code);
        vi.advanceTimersByTime(60_000);
        expect(Fake.all).toHaveLength(1);
        expect(heard.links.at(-1)).toBe('closed');
    });

    it('does not come back once it was closed', () => {
        const socket = connect();
        now().open();
        socket.close();
        vi.advanceTimersByTime(60_000);
        expect(Fake.all).toHaveLength(1);
    });
});

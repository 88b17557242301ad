/** A socket to one table that reconnects by itself, and reports which messages were stored. */

import type { Chat, Entries, FromPage, Refused, State, ToPage } from './wire';

type Omitted<T> = T extends { n: number } ? Omit<T, 'n'> : never;
/** Any message but the hello, without its number. */
export type Message = Omitted<FromPage>;

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** The complete state; a part that a message leaves out has not changed. */
export type Whole = Required<State>;

export interface Heard {
    state(state: Whole): void;
    chat(lines: Chat[]): void;
    /** An error that answers no message of ours. */
    error(refused: Refused): void;
    link(link: Link, code?: number): void;
}

export class RefusedError extends Error {
    constructor(readonly refused: Refused) {
        super(refused.message);
    }
}

interface Waiting {
    message: FromPage;
    resolve(answer: Entries | null): void;
    reject(error: Error): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** Closed for a reason that a new try does not change: unknown token, no spectators, no such table. */
const FOR_GOOD = new Set([4400, 4401, 4403, 4404]);

export class TableSocket {
    private socket: WebSocket | null = null;
    private waiting = new Map<number, Waiting>();
    private next = 1;
    private whole: Whole | null = null;
    private seen = 0;
    /** The seat whose secrets the server sends; -1 in a hot seat before a player has uncovered the screen. */
    private seat = -1;
    private chat = 0;
    private tries = 0;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private closed = false;

    constructor(
        private readonly url: string,
        private readonly token: string,
        private readonly heard: Heard,
        private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
    ) {
        this.connect();
    }

    /** Resolves once the server has stored it; rejects with RefusedError if nothing has changed. */
    send(message: Message): Promise<Entries | null> {
        const numbered = { ...message, n: this.next++ } as FromPage;
        return new Promise((resolve, reject) => {
            if (this.closed) return reject(new Error('closed'));
            this.waiting.set((numbered as { n: number }).n, { message: numbered, resolve, reject });
            if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(numbered));
        });
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.timer);
        this.socket?.close();
        this.heard.link('closed');
    }

    /** Asks for what this one seat may know, from its first event and its first chat line on. */
    look(seat: number): void {
        this.seat = seat;
        this.chat = 0;
        this.reload();
    }

    /** Asks for all events again, from the first. */
    reload(): void {
        this.seen = 0;
        this.reconnect();
    }

    /** Connects again and sends a new hello. */
    reconnect(): void {
        const before = this.socket;
        this.socket = null;
        before?.close();
        this.hurry();
    }

    /** Now rather than after the pause: the page is looked at again, the network is back. */
    hurry(): void {
        if (this.closed || this.socket) return;
        clearTimeout(this.timer);
        this.connect();
    }

    private connect(): void {
        this.heard.link('connecting');
        const socket = this.make(this.url);
        this.socket = socket;
        this.whole = null;
        socket.onopen = () => {
            const { token, seen, chat, seat } = this;
            this.write(socket, { type: 'hello', token, seen, chat, seat });
            // An answer given twice is stale the second time and harms nothing.
            for (const { message } of this.waiting.values()) this.write(socket, message);
            this.heard.link('open');
        };
        socket.onmessage = (event) => {
            if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ToPage);
        };
        socket.onclose = (event) => {
            if (this.socket === socket) this.lost(event.code);
        };
    }

    private lost(code: number): void {
        this.socket = null;
        if (this.closed) return;
        if (FOR_GOOD.has(code)) {
            this.closed = true;
            this.heard.link('closed', code);
            return;
        }
        this.heard.link('lost');
        const pause = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
        this.timer = setTimeout(() => this.connect(), pause);
    }

    private hear(message: ToPage): void {
        this.tries = 0;
        switch (message.type) {
            case 'state':
                this.seen = message.seen;
                this.whole = merge(this.whole, message);
                this.heard.state(this.whole);
                break;
            case 'chat':
                this.chat = Math.max(this.chat, ...message.lines.map((line) => line.number));
                this.heard.chat(message.lines);
                break;
            case 'error':
                this.refused(message);
                break;
            default: {
                const waiting = this.waiting.get(message.n);
                this.waiting.delete(message.n);
                waiting?.resolve(message.type === 'menu' ? message : null);
            }
        }
    }

    private refused(refused: Refused): void {
        const waiting = refused.n === null ? undefined : this.waiting.get(refused.n);
        if (!waiting) return this.heard.error(refused);
        this.waiting.delete(refused.n!);
        waiting.reject(new RefusedError(refused));
    }

    private write(socket: WebSocket, message: FromPage): void {
        socket.send(JSON.stringify(message));
    }
}

function merge(before: Whole | null, news: State): Whole {
    const view = news.view ? { ...before?.view, ...news.view } : (before?.view ?? null);
    return { ...before, events: [], ...news, view } as Whole;
}

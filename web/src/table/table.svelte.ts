/** One table as this page knows it: what was sent, what is being chosen, what still moves. Knows no game. */

import { Choice, type Menu } from '../lib/choice.svelte';
import type { Blocked, Option } from '../lib/menu';
import { keepAs, kept } from '../lib/kept';
import { complain } from '../lib/notice.svelte';
import { RefusedError, TableSocket, type Link, type Message, type Whole } from '../lib/socket';
import type { Channel, Chat, Entries, Question } from '../lib/wire';
import { seatName, type Seen } from '../lib/words';

export interface View extends Record<string, unknown> {
    viewer: number[];
    seats: number;
    frames: Record<string, any>[];
    asks: { seat: number; kind: string; pace: string; sealed?: boolean }[];
    over: unknown[] | null;
}

/** The View of a game as it is sent, with what is alike for all games in the shape that every table reads. */
export type ViewOf<Sent> = View & Omit<Sent, 'viewer' | 'seats' | 'frames' | 'asks' | 'over' | 'memory'>;

/** Shows what happened, piece by piece; resolves when all has landed. `landed` is told of each event in turn. */
export type Show = (
    events: Seen[],
    view: View | null,
    landed: (event: Seen) => void,
    signal: AbortSignal,
) => Promise<void>;

export class TableModel {
    state = $state.raw<Whole | null>(null);
    log = $state.raw<Seen[]>([]);
    chat = $state.raw<Chat[]>([]);
    link = $state<Link>('connecting');
    closedBy = $state(0);
    choice = $state<Choice | null>(null);
    /** When the clock of the question runs out, in the time of `performance.now()`. */
    deadline = $state<number | null>(null);
    unread = $state(0);
    /** Standing orders by seat and kind, as far as this page knows them. */
    orders = $state<Record<string, boolean>>({});
    /** How often something has happened while the page looked on. */
    news = $state(0);
    /** Told of every answer that was stored. */
    gave: ((ask: Question) => void) | null = null;
    /** How the game shows what happens; without it everything is there at once. */
    show: Show | null = null;
    private socket: TableSocket;
    private moving: { finish(): void; stop: AbortController } | null = null;
    private first = true;
    private answered = '';
    /** The number of the last word that was said here, whoever looked on. */
    private heard = 0;

    constructor(
        url: string,
        readonly token: string,
    ) {
        this.socket = new TableSocket(url, token, {
            state: (state) => this.arrive(state),
            chat: (lines) => {
                this.chat = [...this.chat, ...lines];
                this.unread += lines.filter((line) => line.number > this.heard).length;
                this.heard = Math.max(this.heard, ...lines.map((line) => line.number));
            },
            error: (refused) => complain(new RefusedError(refused), this.state?.table.game),
            link: (link, code) => {
                this.link = link;
                if (code) this.closedBy = code;
            },
        });
    }

    get view(): View | null {
        return (this.state?.view ?? null) as View | null;
    }

    get names(): string[] {
        const sitters = this.state?.table.seats ?? [];
        return sitters.map(({ name }, seat) => {
            const twice = sitters.filter((other) => other.name === name).length > 1;
            return twice ? `${name} ${seatName(seat)}`.trim() : name;
        });
    }

    /** Your seats, or the one of them through whose eyes this page looks. */
    get seats(): number[] {
        return this.state?.seats ?? [];
    }

    /** All your seats. */
    get own(): number[] {
        return this.state?.own ?? [];
    }

    /** The one of your several seats through whose eyes this page looks. */
    get only(): number | undefined {
        return this.own.length > 1 ? this.seats[0] : undefined;
    }

    /** Whether what is shown is what this seat knows, and nothing else. */
    shows(seat: number): boolean {
        return this.seats.length === 1 && this.seats[0] === seat;
    }

    /** Through the eyes of this one of your seats, from the beginning of the story. */
    look(seat: number): void {
        if (this.shows(seat)) return;
        this.drop();
        this.first = true;
        this.choice = null;
        this.log = [];
        this.chat = [];
        this.socket.look(seat);
    }

    /** Where you may talk. */
    get channels(): Channel[] {
        return this.state?.channels ?? [];
    }

    get watching(): boolean {
        return this.state !== null && this.own.length === 0;
    }

    /** The question to answer now. */
    get question(): Question | null {
        return this.state && first(this.state);
    }

    /** Nothing happens by itself: there is no clock, or a day for each answer and nobody else who waits. */
    get unhurried(): boolean {
        if (!this.state) return false;
        const { clock, table } = this.state;
        if (clock.left === null) return true;
        return table.pace === 'slow' && this.amongBots;
    }

    /** All other seats are bots'. */
    get amongBots(): boolean {
        const { table, own } = this.state!;
        return table.seats.every(({ bot }, seat) => bot || own.includes(seat));
    }

    /** A window in which nothing can be done is for the others' ignorance; where nobody could learn anything from it, it
     * passes unasked. */
    private passes({ pace, sealed, options }: Question): boolean {
        return this.amongBots && this.own.length === 1 && sealed && pace === 'window' && options.length === 1;
    }

    /** Whether the table waits for you. */
    get waited(): boolean {
        return (this.state?.asks ?? []).some((ask) => ask.answer === null && !ask.order && !this.passes(ask));
    }

    private arrive(state: Whole): void {
        this.moving?.finish();
        if (this.state && state.table.renewed !== this.state.table.renewed) return this.readAnew(state);
        const events = state.events as Seen[];
        const still = this.first || !this.show || document.hidden || events.length > 24;
        if (!this.first && events.length) this.news += 1;
        this.first = false;
        if (still || !events.length) {
            this.log = [...this.log, ...events];
            this.settle(state);
        } else this.move(state, events);
    }

    /** The rules have changed under the game: its story is another. */
    private readAnew(state: Whole): void {
        this.state = state;
        this.choice = null;
        this.log = [];
        this.first = true;
        this.socket.readAnew();
    }

    /** Piece by piece; a newer state, a tap or a key brings the rest at once. */
    private move(state: Whole, events: Seen[]): void {
        const rest = [...events];
        const stop = new AbortController();
        const moving = {
            stop,
            finish: () => {
                if (this.moving !== moving) return;
                this.moving = null;
                stop.abort();
                this.log = [...this.log, ...rest];
                this.settle(state);
            },
        };
        const landed = (event: Seen) => {
            if (this.moving !== moving) return;
            rest.splice(rest.indexOf(event), 1);
            this.log = [...this.log, event];
        };
        this.moving = moving;
        // A question that stands as it was stays, with what was picked towards its answer.
        const question = this.asked(state);
        if (!question || !this.choice || !same(this.choice.ask, question)) this.choice = null;
        void this.show!(events, this.view, landed, stop.signal)
            .catch(() => undefined)
            .then(moving.finish);
    }

    /** What still moves is there at once. */
    hurry(): void {
        this.moving?.finish();
    }

    /** What still moves is no longer shown, and does not come to anything. */
    private drop(): void {
        const { moving } = this;
        this.moving = null;
        moving?.stop.abort();
    }

    private settle(state: Whole): void {
        if (!this.state) this.orders = keptOrders(state.table.id);
        this.state = state;
        const { left, paused } = state.clock;
        this.deadline = left === null || paused || this.unhurried ? null : performance.now() + left * 1000;
        for (const ask of state.asks) this.orders[`${ask.seat} ${ask.kind}`] = ask.order;
        const question = this.asked(state);
        if (question && this.passes(question)) void this.answer(question, [question.options[0]!.id as string]);
        if (!question || this.passes(question)) this.choice = null;
        else if (!this.choice || !same(this.choice.ask, question)) this.choice = this.choose(question);
    }

    /** What is asked here; several people at one screen are asked one by one. */
    private asked(state: Whole): Question | null {
        return state.own.length > 1 && state.seats.length !== 1 ? null : first(state);
    }

    private choose(ask: Question): Choice {
        const lookUp = async (of: Question, path: string[]): Promise<Menu> => {
            const menu = (await this.socket.send({ type: 'menu', seat: of.seat, ask: of.id, path })) as Entries;
            return {
                rule: menu.rule,
                options: menu.options as Option[],
                blocked: menu.blocked as unknown as Blocked[],
            };
        };
        const give = async (path: string[]) => {
            await this.socket.send({ type: 'answer', seat: ask.seat, ask: ask.id, path });
            this.gave?.(ask);
        };
        return new Choice(ask, lookUp, give);
    }

    /** Sends it; what is refused is said. Whether it was stored. */
    async say(message: Message): Promise<boolean> {
        try {
            await this.socket.send(message);
            return true;
        } catch (error) {
            complain(error, this.state?.table.game);
            return false;
        }
    }

    /** Answers a question beside the one that is being chosen; once, however often it is pressed. */
    async answer({ seat, id: ask }: Question, path: string[]): Promise<void> {
        const said = [seat, ask, ...path].join('\n');
        if (said === this.answered) return;
        this.answered = said;
        if (!(await this.say({ type: 'answer', seat, ask, path }))) this.answered = '';
    }

    /** From now on this is the answer to questions of this kind; null: no longer. */
    async order(seat: number, kind: string, answer: string | null): Promise<void> {
        if (await this.say({ type: 'order', seat, kind, path: answer === null ? null : [answer] })) {
            this.orders[`${seat} ${kind}`] = answer !== null;
            keepAs(`hyakki-orders-${this.state!.table.id}`, JSON.stringify(this.orders));
        }
    }

    /** One of your seats in which a bot plays meanwhile: you have left it, perhaps in another window. */
    get away(): boolean {
        return this.own.some((seat) => this.state?.table.seats[seat]?.away);
    }

    comeBack(): void {
        this.socket.comeBack();
    }

    hurryBack(): void {
        this.socket.hurry();
    }

    close(): void {
        this.drop();
        this.socket.close();
    }
}

/** One without an answer before one that may still be changed. */
function first({ asks }: Whole): Question | null {
    return asks.find((ask) => ask.answer === null) ?? asks[0] ?? null;
}

/** The same question with the same answer so far, so that what was picked need not be picked again. */
function same(one: Question, other: Question): boolean {
    return (
        one.id === other.id &&
        one.seat === other.seat &&
        one.kind === other.kind &&
        one.order === other.order &&
        JSON.stringify(one.answer) === JSON.stringify(other.answer)
    );
}

function keptOrders(table: string): Record<string, boolean> {
    return JSON.parse(kept(`hyakki-orders-${table}`) || '{}') as Record<string, boolean>;
}

/** A table as this page knows it: the messages, the choice in progress, the animations. Knows no game. */

import { Choice, type Menu } from '../lib/choice.svelte';
import type { Blocked, Option } from '../lib/menu';
import { keepAs, kept } from '../lib/kept';
import { complain } from '../lib/notice.svelte';
import { RefusedError, TableSocket, type Link, type Message, type Whole } from '../lib/socket';
import { wordsOf } from '../lib/text.svelte';
import { Walk, type Way } from '../lib/way';
import type { Channel, Chat, Entries, Question } from '../lib/wire';
import { seatName, type Names, type Seen } from '../lib/words';
import { Playback } from './playback/playback.svelte';

export interface View extends Record<string, unknown> {
    viewer: number[];
    seats: number;
    frames: Record<string, any>[];
    asks: { seat: number; kind: string; pace: string; sealed?: boolean }[];
    over: unknown[] | null;
    /** The characters of each seat: the keys of their names. */
    cast?: string[][];
}

/** The View of a game as it is sent, with the fields of all games in the shape that every table reads. */
export type ViewOf<Sent> = View & Omit<Sent, 'viewer' | 'seats' | 'frames' | 'asks' | 'over' | 'cast' | 'memory'>;

export class TableModel {
    /** The way that is being walked, from question to question. */
    private readonly walk = new Walk();
    /** The table as it is shown; during playback, as it was then. */
    state = $state.raw<Whole | null>(null);
    log = $state.raw<Seen[]>([]);
    chat = $state.raw<Chat[]>([]);
    link = $state<Link>('connecting');
    closedBy = $state(0);
    choice = $state<Choice | null>(null);
    /** The time at which the clock of the question runs out, by `performance.now()`. */
    deadline = $state<number | null>(null);
    unread = $state(0);
    /** Standing orders by seat and kind, as far as this page knows them. */
    orders = $state<Record<string, boolean>>({});
    /** The number of updates while the page was open. */
    news = $state(0);
    /** Called with every answer that the server has stored. */
    gave: ((ask: Question) => void) | null = null;
    /** The playback of events. For a game without a Motion it shows everything at once. */
    readonly playback = new Playback({
        put: (state, landed) => this.settle(state, landed),
        tell: (log) => (this.log = log),
    });
    private socket: TableSocket;
    /** The table as it was last sent, and when its clock runs out. */
    private newest: Whole | null = null;
    private due: number | null = null;
    /** The half-chosen answer from before a playback. */
    private begun: Choice | null = null;
    private first = true;
    private answered = '';
    private passed = '';
    /** The number of the last chat line, for any seat at this screen. */
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

    /** The names of the people. */
    get players(): string[] {
        const sitters = this.state?.table.seats ?? [];
        return sitters.map(({ name }, seat) => {
            const twice = sitters.filter((other) => other.name === name).length > 1;
            return twice ? `${name} ${seatName(seat)}`.trim() : name;
        });
    }

    /** The names by which the seats are called: the same in the story, in questions and on the board. */
    names = $derived.by<string[] & Names>(() => {
        const words = this.state && wordsOf(this.state.table.game);
        return words ? words.cast(this.view?.cast ?? [], this.players) : this.players;
    });

    /** The player's seats, or the one of them whose view the page shows. */
    get seats(): number[] {
        return this.state?.seats ?? [];
    }

    /** All of the player's seats. */
    get own(): number[] {
        return this.state?.own ?? [];
    }

    /** The one of the player's several seats whose view the page shows. */
    get only(): number | undefined {
        return this.own.length > 1 ? this.seats[0] : undefined;
    }

    /** Returns whether the page shows the view of this seat alone. */
    shows(seat: number): boolean {
        return this.seats.length === 1 && this.seats[0] === seat;
    }

    /** Shows the view of this one seat, from the beginning of the story. */
    look(seat: number): void {
        if (this.shows(seat)) return;
        this.playback.drop();
        this.first = true;
        this.choice = this.begun = null;
        this.log = [];
        this.chat = [];
        this.socket.look(seat);
    }

    /** The channels in which you may talk. */
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

    /** No clock runs, or each answer has a day and no other player waits. */
    get unhurried(): boolean {
        if (!this.newest) return false;
        const { clock, table } = this.newest;
        if (clock.left === null) return true;
        return table.pace === 'slow' && this.amongBots;
    }

    /** All other seats are bots. */
    get amongBots(): boolean {
        const { table, own } = this.newest!;
        return table.seats.every(({ bot }, seat) => bot || own.includes(seat));
    }

    /** Whether the last thing that happened was that an answer was taken back. */
    get tookBack(): boolean {
        return this.log.at(-1)?.event === 'taken-back';
    }

    /** Returns whether a window without a choice passes without a question: it may where no other player could learn from
     * that. */
    private passes({ pace, sealed, options }: Question): boolean {
        return this.amongBots && this.own.length === 1 && sealed && pace === 'window' && options.length === 1;
    }

    /** Whether the table waits for you. */
    get waited(): boolean {
        return (this.state?.asks ?? []).some((ask) => ask.answer === null && !ask.order && !this.passes(ask));
    }

    private arrive(state: Whole): void {
        const renewed = this.newest && state.table.renewed !== this.newest.table.renewed;
        if (!this.newest) this.orders = keptOrders(state.table.id);
        this.newest = state;
        const { left, paused } = state.clock;
        this.due = left === null || paused || this.unhurried ? null : performance.now() + left * 1000;
        if (renewed) return this.reload(state);
        const question = this.asked(state);
        if (question && this.passes(question)) this.pass(question);
        if (!this.first && state.events.length) this.news += 1;
        if (this.first) this.playback.begin(state);
        else this.playback.arrive(state, !document.hidden);
        this.first = false;
    }

    /** Loads the table again after its rules have been upgraded, since its story has changed. */
    private reload(state: Whole): void {
        this.playback.drop();
        this.state = state;
        this.choice = this.begun = null;
        this.log = [];
        this.first = true;
        this.socket.reload();
    }

    /** Shows the table as it was then; a question comes when what is shown is now. */
    private settle(then: Whole, landed: boolean): void {
        const state = (this.state = landed ? this.newest! : this.asOf(then));
        this.deadline = landed ? this.due : null;
        for (const ask of state.asks) this.orders[`${ask.seat} ${ask.kind}`] = ask.order;
        const question = this.asked(state);
        this.begun = this.choice ?? this.begun;
        if (!question || this.passes(question)) this.choice = null;
        else if (!this.begun || !same(this.begun.ask, question)) {
            this.choice = this.choose(question);
            this.choice.walkOn().catch(complain);
            if (question.answer === null) performance.mark('asked');
        } else this.choice = this.begun;
    }

    /** Returns a past position with the present people. A question that was open then and still is can be answered. */
    private asOf(then: Whole): Whole {
        const now = this.newest!;
        const asks = now.asks.filter((ask) => then.asks.some((other) => same(ask, other)));
        const { status, result } = then.table;
        return { ...now, view: then.view, asks, motions: {}, take_back: [], table: { ...now.table, status, result } };
    }

    /** The question at this screen; several players at one screen are asked one by one. */
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
                ways: menu.ways as unknown as Way[],
            };
        };
        const give = async (path: string[]) => {
            this.answering();
            await this.socket.send({ type: 'answer', seat: ask.seat, ask: ask.id, path });
            this.gave?.(ask);
        };
        return new Choice(ask, lookUp, give, this.walk);
    }

    /** Sends the answer and shows a refusal; returns whether it was stored. */
    async say(message: Message): Promise<boolean> {
        try {
            await this.socket.send(message);
            return true;
        } catch (error) {
            complain(error, this.state?.table.game);
            return false;
        }
    }

    /** Answers a question beside the one that is being chosen; once, however often it is pressed. Returns whether the
     * answer was stored. */
    async answer({ seat, id: ask }: Question, path: string[]): Promise<boolean> {
        const said = [seat, ask, ...path].join('\n');
        if (said === this.answered) return true;
        this.answered = said;
        this.answering();
        const stored = await this.say({ type: 'answer', seat, ask, path });
        if (!stored) this.answered = '';
        return stored;
    }

    /** Marks the time of an answer, for `bench/waiting.py`. */
    private answering(): void {
        performance.mark('answered');
        this.playback.gave();
    }

    /** Answers a window without a choice. An error is ignored, because the window may be closed already. */
    private pass({ seat, id: ask, options }: Question): void {
        const said = [seat, ask].join('\n');
        if (said === this.passed) return;
        this.passed = said;
        const path = [options[0]!.id as string];
        this.socket.send({ type: 'answer', seat, ask, path }).catch(() => undefined);
    }

    /** Sets the standing answer to questions of this kind; null removes it. */
    async order(seat: number, kind: string, answer: string | null): Promise<void> {
        if (await this.say({ type: 'order', seat, kind, path: answer === null ? null : [answer] })) {
            this.orders[`${seat} ${kind}`] = answer !== null;
            keepAs(`hyakki-orders-${this.state!.table.id}`, JSON.stringify(this.orders));
        }
    }

    /** One of your seats in which a bot plays: you have left it, perhaps in another window. */
    get away(): boolean {
        return this.own.some((seat) => this.state?.table.seats[seat]?.away);
    }

    reconnect(): void {
        this.socket.reconnect();
    }

    hurryBack(): void {
        this.socket.hurry();
    }

    close(): void {
        this.playback.drop();
        this.socket.close();
    }
}

/** Prefers a question without an answer to one that can still be changed. */
function first({ asks }: Whole): Question | null {
    return asks.find((ask) => ask.answer === null) ?? asks[0] ?? null;
}

/** Returns whether two questions are the same with the same answer so far, so that picks can stay. */
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

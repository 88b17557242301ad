/** Plays the events that have arrived, one after the other. A question waits until all have been shown or skipped. */

import { tick } from 'svelte';
import { pause, still } from '../fly';
import type { Whole } from '../../lib/socket';
import type { Seen } from '../../lib/words';
import type { Teller } from '../teller.svelte';
import { eventsOf, framesOf, MOST, positionAt, type Frame } from './frames';
import { EVENT, keepSpeed, keptSpeed, type Speed } from './speed';

/** How a game shows events on its board. */
export interface Motion {
    /** How much of an event's time this one takes; 0: there is nothing to see. */
    weight(seen: Seen): number;
    /** Returns whether an event harms the viewer; such events are never sped up. */
    strikes(seen: Seen): boolean;
    /** Changes the board as the event says, over the position that was sent before it. */
    lay(seen: Seen): void;
    /** Animates the change, in so many milliseconds. */
    move?(seen: Seen, length: number, signal: AbortSignal): Promise<void> | void;
    /** Draws the board as it was sent. */
    settle(): void;
}

/** The facts that the Motion of a game with a board needs. */
export interface Moving<Stage> {
    stage: Stage;
    /** The viewer's pieces. */
    mine: readonly number[];
    teller: Teller;
}

/** The page that a playback changes. */
export interface Screen {
    /** Shows the table as it was then; `landed`: this is the newest state, so its question can be asked. */
    put(state: Whole, landed: boolean): void;
    /** All events that have been told so far. */
    tell(log: Seen[]): void;
}

/** Milliseconds of playback, at normal speed, between a player's answer and the next question. With the time that bots
 * need for their answers, a player usually waits less than six seconds. */
export const BUDGET = 5000;
/** The least part of its time that an event gets. */
const LEAST = 0.08;
/** The part of a running clock that may be spent on playback. */
const OF_CLOCK = 0.25;
/** Milliseconds without a message after which events that are not played are drawn. */
const QUIET = 120;
/** Things move in this part of an event's time and rest for the other. */
const MOVING = 0.75;

export class Playback {
    motion = $state.raw<Motion | null>(null);
    speed = $state<Speed>(1);
    paused = $state(false);
    /** Everything since the player's last answer. */
    frames = $state.raw<Frame[]>([]);
    /** The number of frames that have been shown. */
    place = $state(0);
    private before: Whole | null = null;
    /** The story before the first frame. */
    private story: Seen[] = [];
    private onAir = $state(false);
    private game = '';
    /** Whether the player has answered, so that the next message begins new frames. */
    private answered = false;
    private spent = 0;
    private stop: AbortController | null = null;
    private running = 0;
    private landing: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly screen: Screen) {}

    /** So many frames have been shown, the one on air among them. */
    get told(): number {
        return this.place + (this.onAir ? 1 : 0);
    }

    /** Whether something has not been shown yet. */
    get playing(): boolean {
        return this.place < this.frames.length;
    }

    /** The events that are worth a look, by the place after them. */
    get ticks(): number[] {
        return this.frames.flatMap(({ weight }, at) => (weight > 0 ? [at + 1] : []));
    }

    /** Whether there is anything to show again. */
    get again(): boolean {
        return this.ticks.length > 0;
    }

    /** Takes the first state, or one with another story, without playing anything. */
    begin(state: Whole): void {
        this.drop();
        this.game = state.table.game;
        this.speed = keptSpeed(this.game);
        this.story = state.events as Seen[];
        this.before = state;
        this.screen.tell(this.story);
        this.screen.put(state, true);
    }

    /** Takes a new state; `inSight`: the player can see the page. */
    arrive(state: Whole, inSight: boolean): void {
        if (this.answered) this.restart();
        this.frames = [...this.frames, ...framesOf(state, (seen) => this.motion?.weight(seen) ?? 0)];
        if (this.frames.length > MOST) this.cut(Math.min(this.frames.length - MOST, this.place));
        if (this.motion && inSight && this.speed && this.hasNews()) void this.run();
        else if (!this.paused) this.soon(state);
    }

    /** Called when the player has given an answer. */
    gave(): void {
        this.answered = true;
        this.paused = false;
        if (this.playing) void this.run();
    }

    /** Shows the newest state at once, with its question. */
    skip(): void {
        this.halt();
        this.paused = false;
        this.place = this.frames.length;
        this.land();
    }

    choose(speed: Speed): void {
        this.speed = speed;
        keepSpeed(this.game, speed);
        if (!speed) this.skip();
    }

    toggle(): void {
        if (!this.playing) return this.replay();
        this.paused = !this.paused;
        if (!this.paused) void this.run();
        else if (this.told === this.frames.length) this.stay();
        else void this.seek(this.told);
    }

    /** Pauses at the last event that has arrived: later events wait, and a question is asked. */
    private stay(): void {
        const { asks, table } = this.frames.at(-1)!.state!;
        this.skip();
        this.paused = !asks.length && table.status !== 'over';
    }

    /** Plays everything since the player's last answer again. */
    replay(): void {
        if (!this.again) return;
        this.spent = 0;
        this.paused = false;
        if (!this.speed) this.speed = 1;
        void this.seek(0).then(() => this.run());
    }

    /** Goes one event forward or back, and pauses there. */
    step(way: -1 | 1): void {
        const { ticks, place } = this;
        const next = way > 0 ? ticks.find((each) => each > place) : ticks.findLast((each) => each < place);
        if (way > 0 && (next === undefined || next === ticks.at(-1))) return this.skip();
        this.paused = true;
        void this.seek(next ?? 0);
    }

    /** Drops all frames. */
    drop(): void {
        this.halt();
        this.paused = this.answered = false;
        this.frames = [];
        this.place = this.spent = 0;
        this.before = null;
    }

    private hasNews(): boolean {
        return this.frames.slice(this.place).some(({ weight }) => weight > 0);
    }

    /** Draws a question or an end at once; events in quick succession are drawn together. */
    private soon({ asks, table }: Whole): void {
        clearTimeout(this.landing);
        if (asks.length || table.status === 'over' || !this.motion) return this.skip();
        this.landing = setTimeout(() => this.skip(), QUIET);
    }

    /** Begins new frames. */
    private restart(): void {
        this.cut(this.place);
        this.spent = 0;
        this.answered = false;
    }

    /** Removes the frames before this place, up to the last whole state. */
    private cut(place: number): void {
        const end = this.frames.findLastIndex(({ state }, at) => at < place && state) + 1;
        this.before = positionAt(this.frames, end, this.before!).state;
        this.story = [...this.story, ...eventsOf(this.frames.slice(0, end))];
        this.frames = this.frames.slice(end);
        this.place -= end;
    }

    private halt(): void {
        clearTimeout(this.landing);
        this.onAir = false;
        this.running += 1;
        this.stop?.abort();
    }

    private async run(): Promise<void> {
        if (this.stop && !this.stop.signal.aborted) return;
        const run = (this.running += 1);
        const stop = (this.stop = new AbortController());
        if (this.playing) this.screen.put(positionAt(this.frames, this.place, this.before!).state, false);
        while (this.playing && !this.paused) {
            const { seen, state, weight } = this.frames[this.place]!;
            const length = seen ? this.length(seen, weight) : 0;
            if (seen) this.tell(this.place + 1);
            this.onAir = length > 0;
            if (seen) await this.show(seen, length, stop.signal);
            if (run !== this.running) return;
            this.onAir = false;
            this.spent += length;
            this.place += 1;
            if (state && this.playing) {
                this.screen.put(state, false);
                await tick();
                if (run !== this.running) return;
            }
        }
        this.stop = null;
        if (!this.playing) this.land();
    }

    private async show(seen: Seen, length: number, signal: AbortSignal): Promise<void> {
        this.motion?.lay(seen);
        if (!length) return;
        const moved = still() ? null : this.motion?.move?.(seen, length * MOVING, signal);
        await Promise.all([pause(length, signal), moved]).catch(() => undefined);
    }

    private async seek(place: number): Promise<void> {
        this.halt();
        this.place = place;
        this.tell(place);
        const { state, since } = positionAt(this.frames, place, this.before!);
        const run = this.running;
        this.screen.put(state, false);
        await tick();
        if (run !== this.running) return;
        this.motion?.settle();
        for (const seen of since) this.motion?.lay(seen);
    }

    private tell(place: number): void {
        this.screen.tell([...this.story, ...eventsOf(this.frames.slice(0, place))]);
    }

    private land(): void {
        this.tell(this.place);
        const { state } = positionAt(this.frames, this.place, this.before!);
        this.screen.put(state, true);
        this.motion?.settle();
    }

    /** Returns how long an event is shown. Events that harm the viewer take their time; others go faster if many wait. */
    private length(seen: Seen, weight: number): number {
        if (weight && this.motion?.strikes(seen)) return weight * EVENT[1];
        return weight * EVENT[this.speed] * this.haste();
    }

    private haste(): number {
        const { asks, clock, table } = this.frames.at(-1)!.state!;
        if (!asks.some(({ answer }) => answer === null) && table.status !== 'over') return 1;
        const event = EVENT[this.speed];
        const share = clock.left === null || clock.paused ? BUDGET : Math.min(BUDGET, clock.left * 1000 * OF_CLOCK);
        const left = (share * event) / EVENT[1] - this.spent;
        const rest = this.frames.slice(this.place).reduce((sum, { weight }) => sum + weight, 0);
        return Math.min(1, Math.max(LEAST, left / (rest * event || 1)));
    }
}

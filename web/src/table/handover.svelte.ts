/** The hot seat: which players are asked, which have answered, and which one may see the screen now. */

import { SvelteSet } from 'svelte/reactivity';
import type { Question } from '../lib/wire';
import type { TableModel } from './table.svelte';

export class HandOver {
    /** The seat that looks at the screen; null: the screen is covered. */
    called = $state<number | null>(null);
    private answered = new SvelteSet<number>();
    /** Whether the player at the screen has answered already, and came back to change the answer. */
    private again = $state(false);
    private moment = '';

    constructor(private readonly model: TableModel) {}

    get several(): boolean {
        return this.model.own.length > 1;
    }

    /** Seats of this screen that are asked something. */
    get asked(): number[] {
        return (this.model.view?.asks ?? []).map((ask) => ask.seat).filter((seat) => this.model.own.includes(seat));
    }

    get sealed(): boolean {
        return (this.model.view?.asks ?? []).some((ask) => ask.sealed);
    }

    get pending(): number[] {
        return this.asked.filter((seat) => !this.done(seat) && !this.ordered(seat));
    }

    /** Whether all hands must be hidden now. */
    get covered(): boolean {
        if (!this.several || this.model.view?.over) return false;
        if (this.called === null || this.coming) return true;
        return this.pending.length > 0 && !this.pending.includes(this.called) && !this.again;
    }

    /** A seat has claimed the screen, and its knowledge is on the way. */
    get coming(): boolean {
        return this.called !== null && !this.model.shows(this.called);
    }

    done(seat: number): boolean {
        return this.answered.has(seat);
    }

    /** Whether a standing order answers for this seat. */
    ordered(seat: number): boolean {
        const kind = this.model.view?.asks.find((ask) => ask.seat === seat)?.kind ?? '';
        return this.model.orders[`${seat} ${kind}`] ?? false;
    }

    call(seat: number): void {
        this.again = this.done(seat);
        this.called = seat;
        this.model.look(seat);
    }

    /** Covers the screen until a seat claims it. */
    cover(): void {
        this.called = null;
    }

    /** Covers the screen after an answer in a window, if other seats of this screen are asked too. */
    gave(ask: Question): void {
        if (!ask.sealed) return;
        this.answered.add(ask.seat);
        this.again = false;
        if (this.asked.length > 1) this.cover();
    }

    /** Called with every new state: a new question makes old answers void, and a window begins with the list. */
    settle(): void {
        const moment = `${this.model.news} ${JSON.stringify(this.model.view?.asks)}`;
        if (moment === this.moment) return;
        this.moment = moment;
        if (this.several && this.model.view?.over && !this.model.seats.length) this.model.look(this.model.own[0]!);
        this.answered.clear();
        this.again = false;
        if (this.sealed && this.pending.length > 1) this.cover();
    }
}

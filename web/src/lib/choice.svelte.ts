/** A question while it is being answered: the path so far, the picks towards its next step, and what is left. */

import { litPoints, narrow, pointsOf, type Blocked, type Option, type Pick } from './menu';
import { isAsForetold, Walk, type Step, type Way } from './way';
import type { Question } from './wire';

export interface Menu {
    /** The rule that these entries rest on. */
    rule: string;
    options: Option[];
    blocked: Blocked[];
    ways: Way[];
}

export type LookUp = (ask: Question, path: string[]) => Promise<Menu>;

export class Choice {
    // A menu can have thousands of entries, and every cell of a board reads it: Svelte does not watch each entry, and
    // computes what follows from the picks once.
    path = $state.raw<Option[]>([]);
    picks = $state.raw<Pick[]>([]);
    busy = $state(false);
    private menus = $state.raw<Menu[]>([]);
    /** The way that was touched. */
    way = $state.raw<Way | null>(null);
    /** The answer that was stored last. */
    private given = '';
    /** The latest request for a menu. A late reply to an earlier one changes nothing. */
    private looking: symbol | null = null;

    constructor(
        readonly ask: Question,
        private readonly lookUp: LookUp,
        private readonly give: ((path: string[]) => Promise<void>) | null,
        private readonly walk: Walk = new Walk(),
    ) {
        this.menus = [
            {
                rule: ask.rule,
                options: ask.options as Option[],
                blocked: ask.blocked as unknown as Blocked[],
                ways: ask.ways as unknown as Way[],
            },
        ];
    }

    /** The question is shown only, as in a replay, and takes no answer. */
    get past(): boolean {
        return this.give === null;
    }

    readonly menu: Menu = $derived(this.menus.at(-1)!);
    readonly left: Option[] = $derived(narrow(this.menu.options, this.picks));
    readonly lit: Set<string> = $derived(litPoints(this.menu.options, this.picks));

    /** The one answer that is left after a pick. It waits for a confirmation. */
    readonly ready: Option | null = $derived.by(() => {
        if (this.way) return this.way;
        const [first] = this.left;
        return this.picks.length && this.left.length === 1 && first!.final ? first! : null;
    });

    /** The Ways to places that no single answer leads to; none while an answer is half chosen. */
    readonly ways: Way[] = $derived.by(() => {
        if (this.past || (this.picks.length && !this.ready)) return [];
        const lit = litPoints(this.menu.options, []);
        return this.menu.ways.filter(({ points }) => !points.some((point) => lit.has(point)));
    });

    /** The entries that can replace the last pick, while the answer waits for a confirmation or for one of several. */
    readonly instead: Set<string> = $derived.by(() => {
        const last = this.picks.at(-1);
        const waits = this.ready || (last && 'oneOf' in last);
        return waits ? litPoints(this.menu.options, this.picks.slice(0, -1)) : new Set();
    });

    wayTo(point: string): Way | undefined {
        return this.ways.find(({ points }) => points.includes(point));
    }

    get ids(): string[] {
        return this.path.map((option) => option.id);
    }

    get touched(): boolean {
        return this.path.length > 0 || this.picks.length > 0 || this.way !== null;
    }

    has(point: string): boolean {
        if (this.way?.points.includes(point)) return true;
        return this.picks.some((pick) => pointsOf(pick).includes(point));
    }

    /** Picks a tapped thing; a second tap takes the pick back. If the tap can mean several things, the player is
     * asked which one. */
    async touch(point: string, oneOf: string[] = [point]): Promise<void> {
        const other = this.has(point) ? undefined : this.wayTo(point);
        if (this.way || other) {
            this.way = other ?? null;
            this.picks = [];
            if (!this.lit.has(point)) return;
        }
        if (this.has(point)) {
            this.picks = this.picks.filter((pick) => !pointsOf(pick).includes(point));
            return;
        }
        if (this.lit.has(point)) await this.narrow(oneOf.length > 1 ? { oneOf } : { point });
    }

    async narrow(pick: Pick): Promise<void> {
        this.picks = [...this.picks, pick];
        const left = this.left;
        if (left.length === 1 && !left[0]!.final) await this.take(left[0]!);
    }

    /** Takes this option and drops all other picks. */
    async take(option: Option): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        const looking = (this.looking = option.final ? null : Symbol());
        try {
            const path = this.way === option ? this.walk.begin(this.way).path : [...this.ids, option.id];
            if (option.final) return await this.answer(path);
            const menu = await this.lookUp(this.ask, path);
            if (looking !== this.looking) return;
            this.path = [...this.path, option];
            this.menus = [...this.menus, menu];
            this.picks = [];
        } catch (error) {
            if (looking === this.looking) throw error;
        } finally {
            if (looking === this.looking) [this.looking, this.busy] = [null, false];
        }
    }

    /** Stops waiting for a reply; returns whether one was outstanding. */
    private letGo(): boolean {
        if (!this.looking) return false;
        [this.looking, this.busy] = [null, false];
        return true;
    }

    /** Sends an answer. A second press before the reply sends nothing. */
    private async answer(path: string[]): Promise<void> {
        const said = path.join('\n');
        if (said !== this.given) await this.give?.(path);
        this.given = said;
    }

    /** Answers with the next step of the current Way, unless something has happened on it. */
    async walkOn(): Promise<void> {
        const step = this.past ? null : this.walk.next(this.ask.kind);
        if (!step) return;
        this.busy = true;
        let on = false;
        try {
            on = await this.offers(step);
            if (on) await this.answer(step.path);
        } finally {
            this.busy = false;
            if (!on) this.walk.stop();
        }
    }

    /** Returns whether this step is still offered, and would still do what the Way said. */
    private async offers(step: Step): Promise<boolean> {
        let { options } = this.menu;
        for (const [place, id] of step.path.entries()) {
            const option = options.find((each) => each.id === id);
            if (!option) return false;
            if (option.final) return isAsForetold(option, step);
            ({ options } = await this.lookUp(this.ask, step.path.slice(0, place + 1)));
        }
        return false;
    }

    /** Gives this whole answer, entry by entry, and drops a half-chosen one. */
    async follow(ids: string[]): Promise<void> {
        this.clear();
        for (const id of ids) {
            const option = this.menu.options.find((each) => each.id === id);
            if (option) await this.take(option);
        }
    }

    /** Returns the entries that would follow, without going there. */
    peek(path: string[]): Promise<Menu> {
        return this.lookUp(this.ask, path);
    }

    /** Goes back one pick, or one step of the path; returns whether there was any. */
    back(): boolean {
        const waited = this.letGo();
        if (this.way) this.way = null;
        else if (this.picks.length) this.picks = this.picks.slice(0, -1);
        else if (this.path.length) {
            this.path = this.path.slice(0, -1);
            this.menus = this.menus.slice(0, -1);
        } else return waited;
        return true;
    }

    /** The path without one of its steps, where the order of the others does not matter. */
    async drop(place: number): Promise<void> {
        const others = this.path.toSpliced(place, 1);
        this.clear();
        for (const option of others) await this.take(option);
    }

    clear(): void {
        this.letGo();
        this.walk.stop();
        this.way = null;
        this.picks = [];
        this.path = [];
        this.menus = this.menus.slice(0, 1);
    }
}

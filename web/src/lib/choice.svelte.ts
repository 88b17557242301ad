/** One question while it is being answered: the path so far, what was picked towards its next step, what is left. */

import { litPoints, narrow, pointsOf, type Blocked, type Option, type Pick } from './menu';
import type { Question } from './wire';

export interface Menu {
    /** What these entries rest on. */
    rule: string;
    options: Option[];
    blocked: Blocked[];
}

export type LookUp = (ask: Question, path: string[]) => Promise<Menu>;

export class Choice {
    path = $state<Option[]>([]);
    picks = $state<Pick[]>([]);
    busy = $state(false);
    private menus = $state<Menu[]>([]);
    /** The answer that was stored last. */
    private given = '';

    constructor(
        readonly ask: Question,
        private readonly lookUp: LookUp,
        private readonly give: ((path: string[]) => Promise<void>) | null,
    ) {
        this.menus = [
            { rule: ask.rule, options: ask.options as Option[], blocked: ask.blocked as unknown as Blocked[] },
        ];
    }

    /** Nothing is answered any more: one looks at what could have been. */
    get past(): boolean {
        return this.give === null;
    }

    get menu(): Menu {
        return this.menus.at(-1)!;
    }

    get left(): Option[] {
        return narrow(this.menu.options, this.picks);
    }

    get lit(): Set<string> {
        return litPoints(this.menu.options, this.picks);
    }

    /** What can be picked in place of the last pick, while the answer waits for a yes or for which of several is meant. */
    get instead(): Set<string> {
        const last = this.picks.at(-1);
        const waits = this.ready || (last && 'oneOf' in last);
        return waits ? litPoints(this.menu.options, this.picks.slice(0, -1)) : new Set();
    }

    /** The one answer that is left, once something was picked: it waits for a yes. */
    get ready(): Option | null {
        const left = this.left;
        return this.picks.length && left.length === 1 && left[0]!.final ? left[0]! : null;
    }

    get ids(): string[] {
        return this.path.map((option) => option.id);
    }

    get touched(): boolean {
        return this.path.length > 0 || this.picks.length > 0;
    }

    has(point: string): boolean {
        return this.picks.some((pick) => pointsOf(pick).includes(point));
    }

    /** A thing was tapped: once more lets go of it. Where several can be meant, which one is asked next. */
    async touch(point: string, oneOf: string[] = [point]): Promise<void> {
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

    /** This option, whatever else was picked. */
    async take(option: Option): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        try {
            const path = [...this.ids, option.id];
            if (option.final) {
                // Pressed twice, it is said once: what is heard of it may take a moment.
                const said = path.join('\n');
                if (said !== this.given) await this.give?.(path);
                this.given = said;
                return;
            }
            const menu = await this.lookUp(this.ask, path);
            this.path = [...this.path, option];
            this.menus = [...this.menus, menu];
            this.picks = [];
        } finally {
            this.busy = false;
        }
    }

    /** What would be offered after this, without going there. */
    peek(path: string[]): Promise<Menu> {
        return this.lookUp(this.ask, path);
    }

    /** One pick back, or one step of the path. Whether there was any. */
    back(): boolean {
        if (this.picks.length) this.picks = this.picks.slice(0, -1);
        else if (this.path.length) {
            this.path = this.path.slice(0, -1);
            this.menus = this.menus.slice(0, -1);
        } else return false;
        return true;
    }

    /** The path without one of its steps, where the order of the others does not matter. */
    async drop(place: number): Promise<void> {
        const others = this.path.toSpliced(place, 1);
        this.clear();
        for (const option of others) await this.take(option);
    }

    clear(): void {
        this.picks = [];
        this.path = [];
        this.menus = this.menus.slice(0, 1);
    }
}

/** Chat lines on the board: the line itself for a while, and the places that it names. */

import { untrack } from 'svelte';
import type { Chat } from '../../lib/wire';
import { hexOf, placeNamed, type Plan } from './view';

/** Milliseconds that a line stays. */
const STAYS = 6000;
/** The age in seconds from which a chat line is not shown on the board. */
const LATELY = 15;
const NAMES = /\b[YBJ][1-9]\d?\b/g;

export interface Ping {
    place: number;
    who: string;
}

export class Heard {
    line = $state.raw<Chat | null>(null);
    constructor(
        chat: () => readonly Chat[],
        private readonly plan: () => Plan,
    ) {
        $effect(() => {
            const last = chat().at(-1);
            if (last && Date.now() / 1000 - last.at < LATELY) untrack(() => (this.line = last));
        });
        $effect(() => {
            if (!this.line) return;
            const timer = setTimeout(() => (this.line = null), STAYS);
            return () => clearTimeout(timer);
        });
    }

    get pings(): Ping[] {
        return this.line ? pingsOf(this.line, this.plan()) : [];
    }
}

/** Each place of the board that a line names. */
function pingsOf({ name, text }: Chat, plan: Plan): Ping[] {
    const places = new Set((text.match(NAMES) ?? []).map(placeNamed));
    return [...places].filter((place) => hexOf(plan, place)).map((place) => ({ place, who: name }));
}

/** What is carried out, card by card, at the pace of somebody who reads. It may lag behind the table and never holds it
    up: questions are answered meanwhile. */

import { untrack } from 'svelte';
import type { Seen } from '../../lib/words';

/** With these a new card comes to the table. */
const OPENS = ['revealed', 'played', 'followed'];
/** Then nobody thinks of the last card any more. */
const CLOSES = ['round', 'closed', 'recovered', 'alarm', 'time'];
/** Why a card failed. */
export const REASONS = ['seen', 'hurt', 'no-jutsu', 'cancelled', 'noticed', 'no-effect'];

const CARD = 1500;
const REASON = 2200;
const LINE = 900;
/** Further behind than so many cards nobody would wait for all of them. */
const MOST = 24;

/** How fast: as it comes, twice as fast, half as fast. */
export const PACES = [1, 2, 0.5];
const KEY = 'hyakki-film';

export interface Scene {
    opened: Seen;
    rest: Seen[];
}

export const opens = (seen: Seen) => OPENS.includes(seen.event);

/** The card that lies open after so much of the story; of a story that has become shorter, at its end. */
export function sceneAt(log: readonly Seen[], place: number): Scene | null {
    for (let at = Math.min(place, log.length) - 1; at >= 0; at -= 1) {
        const seen = log[at]!;
        if (OPENS.includes(seen.event)) return { opened: seen, rest: log.slice(at + 1, place) };
        if (CLOSES.includes(seen.event)) return null;
    }
    return null;
}

export class Reel {
    /** So much of the story has been shown. */
    place = $state(0);
    pace = $state(kept());
    private ticks = $state(0);
    private since = 0;

    constructor(
        private readonly log: () => readonly Seen[],
        /** Whether somebody reads an event. */
        private readonly said: (seen: Seen) => boolean,
        /** Whether it is played as it happens: an old game is leafed through at the pace of whoever leafs. */
        private readonly live: () => boolean,
    ) {
        this.place = untrack(log).length;
        $effect(() => this.follow());
    }

    get scene(): Scene | null {
        return sceneAt(this.log(), this.place);
    }

    /** Cards that have been turned up and not been shown yet. */
    get waiting(): number {
        return this.log().slice(this.place).filter(opens).length;
    }

    skip(): void {
        this.place = this.log().length;
    }

    turn(): void {
        this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length]!;
        try {
            localStorage.setItem(KEY, String(this.pace));
        } catch {
            // Then it lasts as long as the page.
        }
    }

    /** On to what comes next, once what is shown has been read. A story that begins anew has been read. */
    private follow(): (() => void) | void {
        void this.ticks;
        const log = this.log();
        const anew = this.place === 0 || this.place > log.length;
        if (anew || !this.live() || this.waiting > MOST) this.place = log.length;
        let left = 0;
        while (this.place < log.length) {
            left = this.since + this.length(log) - performance.now();
            if (left > 0) break;
            this.since = performance.now();
            this.place += 1;
        }
        if (this.place === log.length) return;
        const timer = setTimeout(() => (this.ticks += 1), left);
        return () => clearTimeout(timer);
    }

    /** How long what was shown last stays. */
    private length(log: readonly Seen[]): number {
        const last = log[this.place - 1]!;
        if (!sceneAt(log, this.place) || !this.said(last)) return 0;
        const length = opens(last) ? CARD : REASONS.includes(last.event) ? REASON : LINE;
        return length / this.pace;
    }
}

function kept(): number {
    try {
        const pace = Number(localStorage.getItem(KEY));
        return PACES.includes(pace) ? pace : 1;
    } catch {
        return 1;
    }
}

/** The confirmation before an answer is given, such as whether to end the turn with points unspent. */

import type { Choice } from '../lib/choice.svelte';
import type { Option } from '../lib/menu';
import type { Words } from '../lib/words';

/** Milliseconds in which a late reply can still replace the question that is shown. */
const LATE = 3000;

interface Asked {
    table: string;
    seat: number;
    kind: string;
    answer: string;
    at: number;
}

/** The confirmation of the last question: the next one may offer the same answer. */
let last: Asked | null = null;

export class Doubt {
    /** The answer that is in doubt. */
    option = $state.raw<Option | null>(null);

    constructor(
        private readonly choice: Choice,
        private readonly table: string,
        private readonly words: () => Words,
    ) {
        this.option = this.carriedOver();
    }

    get text(): string {
        return this.option ? this.words().doubt(this.option) : '';
    }

    /** Asks before this answer is given; returns whether there is anything to ask. */
    ask(option: Option): boolean {
        if (!this.words().doubt(option)) this.drop();
        else {
            const { seat, kind } = this.choice.ask;
            this.option = option;
            last = { table: this.table, seat, kind, answer: option.id, at: performance.now() };
        }
        return this.option !== null;
    }

    drop(): void {
        this.option = last = null;
    }

    private carriedOver(): Option | null {
        const { ask, past, left } = this.choice;
        const fresh = last && !past && performance.now() - last.at < LATE;
        if (!fresh || last!.table !== this.table || last!.seat !== ask.seat || last!.kind !== ask.kind) return null;
        const option = left.find(({ id }) => id === last!.answer);
        return option && this.words().doubt(option) ? option : null;
    }
}

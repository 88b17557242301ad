/** The story of a table, as its viewer reads it. */

import type { Seen, Words } from '../lib/words';
import type { TableModel } from './table.svelte';

interface Laid {
    model: TableModel;
    words: Words;
    /** The seats of the viewer. */
    viewer: readonly number[];
}

export class Teller {
    constructor(private readonly laid: () => Laid) {}

    /** Returns the sentence of an event; null if the story leaves it out. */
    sentence(seen: Seen): string | null {
        const { model, words, viewer } = this.laid();
        return words.event(seen, model.names, viewer);
    }

    /** The last sentence of the story. */
    readonly last = $derived.by(() => {
        const { log } = this.laid().model;
        const seen = log.findLast((each) => this.sentence(each) !== null);
        return (seen && this.sentence(seen)) ?? '';
    });

    /** Returns the time that an event takes, as a factor: 1 by default, 0 if the story leaves it out. */
    weight(seen: Seen, weights: Record<string, number> = {}): number {
        return this.sentence(seen) === null ? 0 : (weights[seen.event] ?? 1);
    }
}

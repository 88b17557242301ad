/** The story of a table, as the one who looks at it reads it. */

import type { Seen, Words } from '../lib/words';
import type { TableModel } from './table.svelte';

interface Laid {
    model: TableModel;
    words: Words;
    /** The seats of the one who looks. */
    viewer: readonly number[];
}

export class Teller {
    constructor(private readonly laid: () => Laid) {}

    /** What the story says of an event; null: nothing. */
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

    /** How much of an event's time it takes: 1 without a weight, nothing where the story is silent. */
    weight(seen: Seen, weights: Record<string, number> = {}): number {
        return this.sentence(seen) === null ? 0 : (weights[seen.event] ?? 1);
    }
}

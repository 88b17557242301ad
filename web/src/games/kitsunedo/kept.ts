/** Keeps all cards at the end of a turn, for players who want that. */

import type { Choice } from '../../lib/choice.svelte';
import type { Option } from '../../lib/menu';

export const KEPT = 'kitsunedo-kept';

/** Done, where nothing has to go and no card was laid down yet. */
export function kept({ ask, left, past, touched }: Choice): Option | null {
    if (ask.kind !== 'discard' || ask.coach || past || touched) return null;
    return left.find(({ id }) => id === 'done') ?? null;
}

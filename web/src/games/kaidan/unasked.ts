/** Answers by itself if no card could help, for players who want that. */

import type { Choice } from '../../lib/choice.svelte';
import type { Option } from '../../lib/menu';

export const UNASKED = 'kaidan-unasked';

/** The roll, or letting it be, where the only other thing to do is to open a door first. */
export function unasked({ ask, left, past, touched }: Choice): Option | null {
    const window = ask.kind.startsWith('window-');
    const roll = (ask.kind === 'roll' && !ask.sealed) || ask.kind === 'roll-guess';
    if (!(window || roll) || ask.answer || ask.coach || past || touched) return null;
    const answer = window ? 'let-be' : 'roll';
    const plain = left.every(({ id }) => id === answer || id.startsWith('open-inner '));
    return (plain && left.find(({ id }) => id === answer)) || null;
}

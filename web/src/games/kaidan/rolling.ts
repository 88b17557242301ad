/** Rolling without being asked, for those who wish it. */

import type { Choice } from '../../lib/choice.svelte';
import type { Option } from '../../lib/menu';

export const ROLL = 'kaidan-roll';

/** So long it takes, in milliseconds, at the least and at the most: as long as somebody would who has made up their
 *  mind, so that nobody learns from it whether there was a choice. */
export const UNHURRIED = [700, 1800] as const;

/** The roll, where there is no other answer than to open a door first: no card could help. */
export function rollAlone({ ask, left, past, touched }: Choice): Option | null {
    if (ask.kind !== 'roll' || ask.sealed || past || touched) return null;
    const plain = left.every(({ id }) => id === 'roll' || id.startsWith('open-inner '));
    return (plain && left.find(({ id }) => id === 'roll')) || null;
}

/** The card that is being carried out, with its results so far. */

import type { Seen } from '../../lib/words';

/** Events that put a new card on the table. */
const OPENS = ['revealed', 'played', 'followed'];
/** Events that end the interest in the last card. */
const CLOSES = ['round', 'closed', 'recovered', 'alarm', 'time'];
/** Why a card failed. */
export const REASONS = ['seen', 'hurt', 'no-jutsu', 'cancelled', 'noticed', 'no-effect'];

export interface Scene {
    opened: Seen;
    rest: Seen[];
}

/** Returns the card that lies open at the end of this story. */
export function sceneOf(log: readonly Seen[]): Scene | null {
    for (let at = log.length - 1; at >= 0; at -= 1) {
        const seen = log[at]!;
        if (OPENS.includes(seen.event)) return { opened: seen, rest: log.slice(at + 1) };
        if (CLOSES.includes(seen.event)) return null;
    }
    return null;
}

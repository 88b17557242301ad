/** Several seats at one screen: what one of them was told in private is not for the others' eyes. */

import type { Seen, Words } from '../lib/words';

export function forSeat(seen: Seen, viewer: readonly number[], words: Words): Seen {
    if (!('told' in seen) || !words.has(`event-${seen.event}.told`)) return seen;
    const concerned = words.of.people.some((field) => viewer.includes(seen[field] as number));
    if (concerned) return seen;
    const { told: _, ...open } = seen;
    return open as Seen;
}

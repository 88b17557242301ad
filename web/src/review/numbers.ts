/** How a review writes its numbers: chances in percent, changes in points of a chance with their sign. */

import type { Estimate, Review } from '../lib/wire';
import type { Words } from '../lib/words';

/** A review as a seat looks at it. */
export interface OfSeat {
    review: Review;
    words: Words;
    names: readonly string[];
    seat: number;
}

/** A wider range says more than its middle. */
const WIDEST = 0.3;

export const isVague = ({ low, high }: Estimate): boolean => high - low > WIDEST;

export const hundred = (share: number): number => Math.round(100 * share);

export const percent = (share: number): string => `${hundred(share)} %`;

/** The middle of a chance, or its range if that is wide. */
export const chance = (found: Estimate): string =>
    isVague(found) ? `${hundred(found.low)}–${hundred(found.high)} %` : percent(found.mean);

export function signed(change: number): string {
    const points = hundred(change);
    return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';
}

/** A change with its range; a cost is a loss. */
export function change({ mean, low, high }: Estimate, sign: 1 | -1 = 1): Record<'mean' | 'low' | 'high', string> {
    const [first, last] = sign > 0 ? [low, high] : [-high, -low];
    return { mean: signed(sign * mean), low: signed(first), high: signed(last) };
}

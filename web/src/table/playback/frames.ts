/** The frames of a playback: every event that was sent, and the state that came with it. Knows no page. */

import type { Whole } from '../../lib/socket';
import type { Seen } from '../../lib/words';

export interface Frame {
    /** Null: a state without events. */
    seen: Seen | null;
    /** The state as sent, with the last event of its message. */
    state: Whole | null;
    /** The time that the event takes, as a factor; 0: there is nothing to see. */
    weight: number;
}

/** The position at a place among the frames: the last state that was sent, and the events since. */
export interface Position {
    state: Whole;
    since: Seen[];
}

/** Frames that are kept at most; the oldest go first. */
export const MOST = 2000;

export function framesOf(state: Whole, weigh: (seen: Seen) => number): Frame[] {
    const events = state.events as Seen[];
    if (!events.length) return [{ seen: null, state, weight: 0 }];
    const last = events.length - 1;
    return events.map((seen, place) => ({ seen, state: place === last ? state : null, weight: weigh(seen) }));
}

/** Returns the position after the first `place` frames; `before` is the state before all of them. */
export function positionAt(frames: readonly Frame[], place: number, before: Whole): Position {
    const since: Seen[] = [];
    for (let at = place - 1; at >= 0; at -= 1) {
        const { seen, state } = frames[at]!;
        if (state) return { state, since };
        if (seen) since.unshift(seen);
    }
    return { state: before, since };
}

export const eventsOf = (frames: readonly Frame[]): Seen[] => frames.flatMap(({ seen }) => seen ?? []);

/** Arrow keys move from thing to thing on a board, in the same way in all games. */

export interface Spot {
    id: string;
    x: number;
    y: number;
}

const WAYS: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};
/** A thing that lies less far ahead than this, in units of the drawing, counts as beside. */
const BESIDE = 8;
/** The factor by which a step aside is worse than one ahead. */
const ASIDE = 2.2;

/** The nearest thing that way; null if there is none. */
export function towards<Thing extends Spot>(key: string, from: Thing, things: Thing[]): Thing | null {
    const way = WAYS[key];
    if (!way) return null;
    let best: Thing | null = null;
    let least = Infinity;
    for (const thing of things) {
        const [dx, dy] = [thing.x - from.x, thing.y - from.y];
        const ahead = dx * way[0] + dy * way[1];
        const far = ahead + ASIDE * (Math.abs(dx * way[1]) + Math.abs(dy * way[0]));
        if (ahead > BESIDE && far < least) [best, least] = [thing, far];
    }
    return best;
}

/** The thing on this board that takes the focus now: the first one enters at `entry`. Null: it stays where it is. */
export function focusNext<Thing extends Spot>(
    key: string,
    board: Element | null,
    entry: Thing,
    things: Thing[],
): Thing | null {
    const next = board?.contains(document.activeElement) ? towards(key, entry, things) : entry;
    if (next) board?.querySelector<SVGGElement>(`[data-id="${CSS.escape(next.id)}"]`)?.focus({ preventScroll: true });
    return next;
}

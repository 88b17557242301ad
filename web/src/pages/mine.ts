/** Your tables in lists. */

import type { Mine } from '../lib/wire';

/** A Series and its game under way are one table. */
export function together(mine: readonly Mine[], series: ReadonlySet<string>): Mine[] {
    const rounds = new Map(
        mine.filter(({ table }) => series.has(table.game) && table.next).map(({ table }) => [table.next, table.id]),
    );
    const waiting = new Set(mine.filter((each) => each.waiting).map(({ table }) => rounds.get(table.id) ?? table.id));
    return mine
        .filter(({ table }) => !rounds.has(table.id))
        .map((each) => ({ ...each, waiting: waiting.has(each.table.id) }))
        .sort((one, other) => Number(other.waiting) - Number(one.waiting));
}

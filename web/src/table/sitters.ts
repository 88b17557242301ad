/** The players of a table. */

import type { TableInfo } from '../lib/wire';

/** Whether the player of this seat is absent. */
export function isGone({ status, seats }: TableInfo, seat: number): boolean {
    const sitter = seats[seat];
    return status === 'playing' && !!sitter && !sitter.bot && !sitter.here;
}

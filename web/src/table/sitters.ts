/** Who sits at a table. */

import type { TableInfo } from '../lib/wire';

/** Whether somebody should be in this seat and is not. */
export function isGone({ status, seats }: TableInfo, seat: number): boolean {
    const sitter = seats[seat];
    return status === 'playing' && !!sitter && !sitter.bot && !sitter.here;
}

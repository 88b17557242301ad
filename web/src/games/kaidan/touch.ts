/** Facts about the question that the things on this table need, beyond those of any table. */

import type { Touch as Any } from '../../table/Thing.svelte';

export interface Touch extends Any {
    /** Whether the engine says that something would hear, see, burn or curse there. */
    risky(point: string): boolean;
}

/** What the things on this table need to know of the question, beyond what they need at any table. */

import type { Touch as Any } from '../../table/Thing.svelte';

export interface Touch extends Any {
    /** Whether the engine says that something would hear, see, burn or curse there. */
    risky(point: string): boolean;
}

/** Gets up from a table and goes home. */

import { api } from './api';
import { complain } from './notice.svelte';
import { go, href } from './router.svelte';

export async function leaveTable(id: string): Promise<void> {
    try {
        await api.leave(id);
        go(href(''));
    } catch (error) {
        complain(error);
    }
}

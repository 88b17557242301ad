/** Starts a game with one click. */

import { manifestOf } from '../games';
import { api, ApiError } from '../lib/api';
import type { GameInfo } from '../lib/wire';
import { keepAs, kept } from '../lib/kept';
import { complain } from '../lib/notice.svelte';
import { go, href } from '../lib/router.svelte';
import { ensureGuest, forget } from '../lib/session.svelte';

export async function playNow(game: GameInfo): Promise<void> {
    const bots = Array.from({ length: game.usual - 1 }, () => 'bot:judgement');
    await open(() =>
        api.newTable({
            game: game.key,
            seats: ['me', ...bots],
            pace: 'slow', // no player waits: there is time to read
            listed: false,
            spectators: true,
            options: manifestOf(game.key).quick ?? {},
        }),
    );
}

/** Creates a table; if the server has forgotten this device, with a new identity. */
export async function open(make: () => ReturnType<typeof api.newTable>): Promise<void> {
    try {
        await ensureGuest();
        const { table, invite } = await make().catch(async (error) => {
            if (!(error instanceof ApiError) || error.status !== 401) throw error;
            forget();
            await ensureGuest();
            return make();
        });
        keepInvite(table.id, invite);
        go(href('table', [table.id]));
    } catch (error) {
        complain(error);
    }
}

export function keepInvite(id: string, invite: string): void {
    keepAs(`hyakki-invite-${id}`, invite);
}

export function inviteOf(id: string): string {
    return kept(`hyakki-invite-${id}`);
}

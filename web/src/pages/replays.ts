/** Replays from files, as this device remembers them: the server keeps them for a while, and lists them nowhere. */

import { keepAs, kept } from '../lib/kept';

export interface KeptReplay {
    id: string;
    game: string;
    names: string[];
}

const KEY = 'hyakki-replays';
const MOST = 20;

export function keptReplays(): KeptReplay[] {
    return JSON.parse(kept(KEY) || '[]') as KeptReplay[];
}

/** The newest first. */
export function keepReplay(id: string, document: { game: string; seats: { name: string }[] }): void {
    const replay = { id, game: document.game, names: document.seats.map(({ name }) => name) };
    keepAs(KEY, JSON.stringify([replay, ...keptReplays()].slice(0, MOST)));
}

export function forgetReplay(id: string): void {
    keepAs(KEY, JSON.stringify(keptReplays().filter((each) => each.id !== id)));
}

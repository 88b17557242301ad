/** The openers of a game, and those that a player at this device has read. */

import { keepAs, kept } from '../lib/kept';

interface Row {
    said: string;
    rule: string;
    picture: string;
}

/** A side of a game, as the content of a table has it. */
export interface Side {
    who: string;
    headline: string;
    goal: Row;
    turn: Row;
    lose: Row;
}

const key = (game: string, side: string) => `hyakki-opener-${game}-${side}`;

export const known = (game: string, side: string): boolean => kept(key(game, side)) !== '';
export const remember = (game: string, side: string): void => keepAs(key(game, side), 'read');

/** How fast events are played, remembered on this device for each game. */

import { keepAs, kept } from '../../lib/kept';

/** 0: at once. */
export const SPEEDS = [1, 2, 4, 0] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that an event of weight 1 is shown. */
export const EVENT: Record<Speed, number> = { 1: 900, 2: 450, 4: 200, 0: 0 };

const keyOf = (game: string) => `hyakki-speed-${game}`;

export function keptSpeed(game: string): Speed {
    const said = kept(keyOf(game));
    return SPEEDS.find((speed) => String(speed) === said) ?? 1;
}

export function keepSpeed(game: string, speed: Speed): void {
    keepAs(keyOf(game), String(speed));
}

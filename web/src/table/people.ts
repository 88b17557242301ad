/** Somebody in the people rail: alike in all games. */

import type { Pictured } from '../lib/pictures';

export interface Person {
    id: string;
    /** The character's name; the account's, while there is no character. */
    name: string;
    picture?: Pictured;
    /** The body of an icon, for those without a picture. */
    icon: string;
    /** A class that sets `--who`, the person's colour. */
    tone: string;
    /** What is said to those who cannot see it. */
    label: string;
    /** The name by which options point at it. */
    point?: string;
    /** Where what flies to it or from it lands. */
    at?: string;
    you?: boolean;
    /** It acts, or is asked something. */
    now?: boolean;
    /** Out of the game. */
    out?: boolean;
    /** A number at its corner. */
    badge?: number | string;
    /** How much is left of what it must not lose, from 0 to 1. */
    ring?: number;
    /** What is shown when it is touched and is no answer. */
    about: () => void;
}

/** A person in the people rail, alike in all games. */

import type { Pictured } from '../lib/pictures';

export interface Person {
    id: string;
    /** The character's name, or the player's while there is no character. */
    name: string;
    picture?: Pictured;
    /** The body of an icon, for those without a picture. */
    icon: string;
    /** A class that sets `--who`, the person's colour. */
    tone: string;
    /** The label for screen readers. */
    label: string;
    /** The name by which options point at it. */
    point?: string;
    /** The anchor at which flying cards land. */
    at?: string;
    you?: boolean;
    /** Whether the person acts or is asked. */
    now?: boolean;
    /** Whether the person is out of the game. */
    out?: boolean;
    /** A number at its corner. */
    badge?: number | string;
    /** The remaining health, from 0 to 1. */
    ring?: number;
    /** Explains the person when a touch is no answer. */
    about: () => void;
}

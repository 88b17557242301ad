/** What a game adds to the parts that all tables share. */

import type { Blocked, Option } from '../lib/menu';
import type { Question } from '../lib/wire';

export interface Hooks {
    /** A word beside an option that is not among its facts: how much has been picked so far. */
    note(ask: Question, option: string): string;
    /** Of what is blocked, what a player might wonder about. */
    wonder(ask: Question, blocked: Blocked[]): Blocked[];
    /** Whether the game draws this option itself, inside the prompt, so that it needs no button there. */
    drawn(option: Option, left: Option[]): boolean;
    /** Whether the option lies on a board, where it is touched; it can be listed, too. */
    onBoard?(option: Option): boolean;
    /** Whether the game says itself what can be touched. */
    readonly hints?: boolean;
    /** The question in the game's own words, where those depend on more than its kind. */
    title?(ask: Question, said: string): string;
    /** What an answer would bring, in place of what every game says of it. */
    previews?(ask: Question, option: Option): string[] | null;
}

/** Of a question to which a game adds nothing. */
export const PLAIN: Hooks = {
    note: () => '',
    wonder: (_, blocked) => blocked,
    drawn: () => false,
};

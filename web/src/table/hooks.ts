/** The additions of a game to the parts that all tables share. */

import type { Choice } from '../lib/choice.svelte';
import type { Blocked, Option } from '../lib/menu';
import type { Question } from '../lib/wire';

export interface Hooks {
    /** A word beside an option that is not among its facts: how much has been picked so far. */
    note(ask: Question, option: string): string;
    /** The blocked entries that a player might wonder about. */
    wonder(ask: Question, blocked: Blocked[]): Blocked[];
    /** Whether the game draws this option itself, inside the prompt, so that it needs no button there. */
    drawn(option: Option, left: Option[]): boolean;
    /** Whether the option lies on a board, where it is touched; it can be listed, too. */
    onBoard?(option: Option): boolean;
    /** The letter that stands for an answer wherever it is offered, by the first word of its id. */
    readonly keys?: Readonly<Record<string, string>>;
    /** Returns what the asked player has left to spend. */
    left?(ask: Question): string;
    /** Whether the game itself names the things that can be touched. */
    readonly hints?: boolean;
    /** The question in the game's own words, where those depend on more than its kind. */
    title?(ask: Question, said: string): string;
    /** Returns the entry that follows an entry of the player without a question. */
    onward?(choice: Choice): Option | null;
    /** The result of an answer, in place of the text for every game. */
    previews?(ask: Question, option: Option): string[] | null;
}

/** The hooks of a question to which a game adds nothing. */
export const PLAIN: Hooks = {
    note: () => '',
    wonder: (_, blocked) => blocked,
    drawn: () => false,
};

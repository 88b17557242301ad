/** Habits: answers that are given for a player who never wants to be asked. */

import type { Choice } from '../lib/choice.svelte';
import type { Option } from '../lib/menu';
import { complain } from '../lib/notice.svelte';
import { session } from '../lib/session.svelte';

/** The least and the most milliseconds until such an answer: as long as a decided player takes, so that the others do
 * not learn whether there was a choice. */
const UNHURRIED = [700, 1800] as const;

/** Gives the answer to which a habit comes, if the player has it; for an effect. */
export function byHabit(
    habit: string,
    choice: Choice | null,
    answer: (choice: Choice) => Option | null,
    game: string,
): (() => void) | undefined {
    const given = choice && session.habits.includes(habit) && answer(choice);
    if (!given) return;
    const [least, most] = UNHURRIED;
    const timer = setTimeout(
        () => choice.take(given).catch((error) => complain(error, game)),
        least + Math.random() * (most - least),
    );
    return () => clearTimeout(timer);
}

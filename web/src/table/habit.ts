/** Habits: answers that are given for a player who does not want to be asked. */

import type { Choice } from '../lib/choice.svelte';
import type { Option } from '../lib/menu';
import { complain } from '../lib/notice.svelte';
import { hasHabit } from '../lib/session.svelte';
import type { TableModel } from './table.svelte';

/** The least and the most milliseconds until such an answer: as long as a decided player takes, so that the others do
 * not learn whether there was a choice. Bots learn nothing. */
const UNHURRIED = [700, 1800] as const;
const AT_ONCE = [0, 0] as const;

/** Gives the answer to which a habit comes, if the player has it, and has not just taken an answer back; for an
 * effect. */
export function byHabit(
    habit: string,
    model: TableModel,
    answer: (choice: Choice) => Option | null,
    game: string,
): (() => void) | undefined {
    const { choice } = model;
    const given = choice && !model.tookBack && hasHabit(habit, model.amongBots) && answer(choice);
    if (!given) return;
    const [least, most] = model.amongBots ? AT_ONCE : UNHURRIED;
    const timer = setTimeout(
        () => choice.take(given).catch((error) => complain(error, game)),
        least + Math.random() * (most - least),
    );
    return () => clearTimeout(timer);
}

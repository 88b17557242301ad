/** What the answers to a question may cost and win, in sentences. */

import type { Option } from '../lib/menu';
import type { Question } from '../lib/wire';
import type { Words } from '../lib/words';
import type { Hooks } from './hooks';

/** Said once, if every answer that costs costs the same; else after the name of each. */
export function stakesOf(
    ask: Question,
    options: readonly Option[],
    words: Words,
    hooks: Hooks,
    named: (id: string) => string,
): string[] {
    const costing = options.filter((option) => option.stake);
    const said = costing.map((option) => cost(ask, option, words, hooks));
    const alike = costing.length > 1 && new Set(said.map((parts) => parts.join())).size === 1;
    return (alike ? said.slice(0, 1) : said).flatMap(([first, ...more], place) => [
        alike ? capital(first!) : `${named(costing[place]!.id)}: ${first}`,
        ...more.map(capital),
    ]);
}

/** What is lost, and why; then what may be won. */
function cost(ask: Question, option: Option, words: Words, hooks: Hooks): string[] {
    const [first, ...more] = words.preview(option);
    const because = hooks.because(ask, option);
    return [`${first}${because ? ` (${because})` : ''}`, ...more];
}

function capital(said: string): string {
    return said.charAt(0).toUpperCase() + said.slice(1);
}

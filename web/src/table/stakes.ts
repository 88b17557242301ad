/** The costs and gains of the answers to a question, in sentences. */

import type { Option } from '../lib/menu';
import type { Words } from '../lib/words';

/** Returns the sentences: one, if all answers with a cost cost the same; else one for each, with its name. */
export function stakesOf(options: readonly Option[], words: Words, named: (id: string) => string): string[] {
    const costing = options.filter((option) => option.stake);
    const said = costing.map((option) => words.preview(option));
    const alike = costing.length > 1 && new Set(said.map((parts) => parts.join())).size === 1;
    return (alike ? said.slice(0, 1) : said).flatMap(([first, ...more], place) => [
        alike ? capital(first!) : `${named(costing[place]!.id)}: ${first}`,
        ...more.map(capital),
    ]);
}

function capital(said: string): string {
    return said.charAt(0).toUpperCase() + said.slice(1);
}

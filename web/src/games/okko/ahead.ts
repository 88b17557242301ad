/** What an answer would bring, as the engine worked it out, in words and in a sign for the board. */

import type { Option } from '../../lib/menu';
import type { Words } from '../../lib/words';
import { say } from './say.svelte';
import { foreseen } from './view';

const NUMBERS = ['speed', 'defense', 'guile', 'actions', 'stamina'];

const number = (option: Option, name: string): number | null => {
    const found = foreseen(option, name);
    return typeof found === 'number' ? found : null;
};
const holds = (option: Option, name: string) => foreseen(option, name) === true;

/** The numbers somebody would come to with the cards that are being laid. */
export function prospects(option: Option): Record<string, number> | null {
    if (number(option, 'stamina') === null) return null;
    return Object.fromEntries([...NUMBERS, 'combat', 'action'].map((name) => [name, number(option, name) ?? 0]));
}

export function foretell(option: Option, words: Words): string[] {
    const laid = prospects(option);
    if (laid)
        return NUMBERS.slice(0, 3)
            .filter((name) => foreseen(option, name) !== undefined)
            .map((name) => `${words.word(`attribute-${name}`)} ${laid[name]}`)
            .concat(dice(option));
    const said: string[] = [];
    const chance = number(option, 'chance');
    const told = (name: string) => {
        const found = number(option, name);
        if (found !== null && found > 0) said.push(say(`ahead-${name}`, { count: found }));
    };
    if (number(option, 'areas') !== null) {
        told('areas');
        if (holds(option, 'halted')) said.push(say('ahead-halted'));
        if ((number(option, 'actions') ?? 1) > 1) said.push(say('ahead-actions', { count: number(option, 'actions')! }));
    }
    if (chance !== null) said.push(say('ahead-chance', { chance }));
    if (number(option, 'defense') !== null)
        said.push(...dice(option), say('ahead-defense', { count: number(option, 'defense')! }));
    if (number(option, 'dice') !== null)
        said.push(
            say('ahead-test', {
                dice: number(option, 'dice')!,
                attribute: words.word(`attribute-${String(foreseen(option, 'attribute'))}`),
                value: number(option, 'value') ?? 0,
            }),
        );
    for (const name of ['cards', 'draw', 'figures', 'cost']) told(name);
    if (number(option, 'thralls') !== null) told('thralls');
    for (const name of ['fells', 'harmless', 'alarm']) if (holds(option, name)) said.push(say(`ahead-${name}`));
    return said;
}

function dice(option: Option): string[] {
    const [combat, action] = [number(option, 'combat') ?? 0, number(option, 'action') ?? 0];
    return [say('ahead-dice', { combat, action, bonus: number(option, 'bonus') ?? 0 })];
}

export interface Sign {
    /** Very short: a chance, a number of areas. */
    text: string;
    tone: 'good' | 'even' | 'poor' | 'stop' | 'plain';
}

/** For the corner of a lit thing. */
export function signOf(option: Option): Sign | null {
    const chance = number(option, 'chance');
    if (chance !== null) return { text: `${chance}%`, tone: chance >= 66 ? 'good' : chance >= 33 ? 'even' : 'poor' };
    const areas = number(option, 'areas');
    if (areas === null) return null;
    return { text: `${areas}`, tone: holds(option, 'halted') ? 'stop' : 'plain' };
}

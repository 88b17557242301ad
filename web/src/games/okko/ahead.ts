/** The previews of an answer, from the engine: numbers for the plan, a sign for the board. */

import type { Option } from '../../lib/menu';
import { foreseen, VALUES } from './view';

const NUMBERS = ['speed', 'defense', 'guile', 'actions', 'stamina'];

const number = (option: Option, name: string): number | null => {
    const found = foreseen(option, name);
    return typeof found === 'number' ? found : null;
};
const holds = (option: Option, name: string) => foreseen(option, name) === true;

/** Returns the numbers that a hero would have with the cards of this answer. */
export function prospects(option: Option): Record<string, number> | null {
    if (number(option, 'stamina') === null) return null;
    return Object.fromEntries([...NUMBERS, 'combat', 'action'].map((name) => [name, number(option, name) ?? 0]));
}

/** Returns the numbers of a hero that an answer would change, each with its name and its new value. */
export function changed(option: Option, values: readonly number[]): [name: string, value: number][] {
    const found = prospects(option);
    if (!found) return [];
    const then: Record<string, number> = { ...found, might: found.combat! + found.action! };
    return VALUES.flatMap((name, place) =>
        then[name] !== undefined && then[name] !== values[place] ? [[name, then[name]] as [string, number]] : [],
    );
}

export interface Sign {
    /** A few letters: a chance, a number of areas. */
    text: string;
    tone: 'good' | 'even' | 'poor' | 'stop' | 'plain';
}

/** Returns the sign in the corner of a lit thing. */
export function signOf(option: Option): Sign | null {
    const chance = number(option, 'chance');
    if (chance !== null) return { text: `${chance}%`, tone: chance >= 66 ? 'good' : chance >= 33 ? 'even' : 'poor' };
    const areas = number(option, 'areas');
    if (areas === null) return null;
    if ('steps' in option) return { text: `${number(option, 'takes')}×`, tone: 'plain' };
    return { text: `${areas}`, tone: holds(option, 'halted') ? 'stop' : 'plain' };
}

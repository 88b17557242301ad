/** What an answer would bring, as the engine worked it out: numbers for the plan, a sign for the board. */

import type { Option } from '../../lib/menu';
import { foreseen, VALUES } from './view';

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

/** Of a hero's numbers, as its Figure lists them, those that would be others: the name of each with what it would be. */
export function changed(option: Option, values: readonly number[]): [name: string, value: number][] {
    const found = prospects(option);
    if (!found) return [];
    const then: Record<string, number> = { ...found, might: found.combat! + found.action! };
    return VALUES.flatMap((name, place) =>
        then[name] !== undefined && then[name] !== values[place] ? [[name, then[name]] as [string, number]] : [],
    );
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
    if ('steps' in option) return { text: `${number(option, 'takes')}×`, tone: 'plain' };
    return { text: `${areas}`, tone: holds(option, 'halted') ? 'stop' : 'plain' };
}

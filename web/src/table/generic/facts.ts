/** The facts of a View, each with its name and in words. Knows no game: a game names its facts in its own text. */

import type { FluentVariable } from '@fluent/bundle';
import type { Words } from '../../lib/words';
import type { View } from '../table.svelte';

export interface Fact {
    label: string;
    /** The value in words, or its parts. */
    said: string | Fact[];
}

/** Fields of every View, and fields that the board shows in another way. */
const COMMON = new Set(['rules', 'viewer', 'seats', 'frames', 'asks', 'over', 'memory', 'facts']);
const NOTHING = '–';

export interface Facts {
    table: Fact[];
    seats: Fact[][];
}

/** The facts of the table, and of each seat: those that the text calls `seat-<field>`. Knowledge of hidden places
 * comes first. */
export function factsOf(view: View, words: Words, names: readonly string[], yes: (is: boolean) => string): Facts {
    const facts = [...fieldsOf(view.memory), ...Object.entries(view).filter(([field]) => !COMMON.has(field))];
    const lay = (field: string, value: unknown): Fact => ({ label: labelOf(field, words), said: say(field, value) });

    function say(field: string, value: unknown): Fact['said'] {
        if (Array.isArray(value)) {
            if (!value.some((each) => each && typeof each === 'object')) {
                return value.map((each) => one(field, each)).join(', ') || NOTHING;
            }
            return value.map((each, place) => ({ label: numbered(each, place), said: say(field, each) }));
        }
        return value && typeof value === 'object'
            ? Object.entries(value).map(([part, of]) => lay(part, of))
            : one(field, value);
    }

    /** Which of several: that of a player, or the first, second … */
    function numbered(value: unknown, place: number): string {
        const { seat } = value as { seat?: unknown };
        return typeof seat === 'number' ? words.name(seat, names) : String(place + 1);
    }

    function one(field: string, value: unknown): string {
        const said = typeof value === 'boolean' ? yes(value) : (value as FluentVariable | null);
        for (const key of [`seat-${field}.value`, `fact-${field}.value`]) {
            if (said !== null && words.has(key)) return words.word(key, { value: said });
        }
        if (typeof value !== 'number') return said === null || said === '' ? NOTHING : String(said);
        if (words.of.people.includes(field)) return value < 0 ? NOTHING : words.name(value, names);
        if (words.of.things[field]?.[value]) return words.thing(field, value);
        return words.of.labels[field]?.[value] ?? String(value);
    }

    const ofSeats = (field: string, value: unknown): value is unknown[] =>
        Array.isArray(value) && value.length === view.seats && words.has(`seat-${field}`);
    return {
        table: facts.filter(([field, value]) => !ofSeats(field, value)).map(([field, value]) => lay(field, value)),
        seats: Array.from({ length: view.seats }, (_, seat) =>
            facts.flatMap(([field, value]) => (ofSeats(field, value) ? [lay(field, value[seat])] : [])),
        ),
    };
}

const fieldsOf = (memory: unknown): [string, unknown][] =>
    memory && typeof memory === 'object' && !Array.isArray(memory) ? Object.entries(memory) : [];

/** The name in the game's text, or the name of the field. */
function labelOf(field: string, words: Words): string {
    const key = [`seat-${field}`, `fact-${field}`].find((each) => words.has(each));
    const plain = field.replaceAll('_', ' ');
    return key ? words.word(key) : plain.charAt(0).toUpperCase() + plain.slice(1);
}

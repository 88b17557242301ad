/** The keys of the answers to a question. Each belongs to an action and does not move, whatever else is offered. */

import type { Entry } from './menu';
import type { Words } from './words';

/** The key of the answer that ends a turn. */
export const ENDS = 'E';
/** The keys of the places of actions; the page has other uses for E, G, I, P and S. */
const PLACES = '123456789ABCDFHJKLMNOQRTUVWXYZ';
const MOST_NUMBERED = 9;

/** Whether this ends the turn. */
export const ends = ({ options }: Entry) => options.length === 1 && 'ends' in options[0]!;

export class Keys {
    private readonly verbs: readonly string[];
    private readonly of = new Map<Entry, string>();

    /** `ids`: all that can be looked for in the question, offered or blocked; `order`: its actions, where the game
     * names them; `letters`: those that the game has given to some; `said`: how many words of each entry were picked
     * already. */
    constructor(
        entries: readonly Entry[],
        private readonly ids: readonly string[],
        order: readonly string[],
        private readonly letters: Readonly<Record<string, string>>,
        private readonly words: Words,
        private readonly said = 0,
    ) {
        this.verbs = order.length ? order : [...new Set(ids.map((id) => id.split(' ')[0]!))];
        const taken = new Set<string>();
        for (const entry of [...entries].sort((one, other) => Number(ends(other)) - Number(ends(one)))) {
            const key = ends(entry) && !taken.has(ENDS) ? ENDS : this.keyOf(entry.words.split(' '));
            const own = taken.has(key) ? this.spare(taken) : key;
            this.of.set(entry, own);
            if (own) taken.add(own);
        }
    }

    /** One key, or several after each other. */
    key(entry: Entry): string {
        return this.of.get(entry) ?? '';
    }

    /** The place of an entry's action among all actions of the question. */
    place(entry: Entry): number {
        return this.verbs.indexOf(entry.words.split(' ')[0]!);
    }

    private keyOf(said: string[]): string {
        const keys: string[] = [];
        for (let place = this.said; place < said.length; place++) {
            if (said[place] === 'as') continue;
            const key = place ? this.keyOfThing(said, place) : this.keyOfVerb(said);
            if (key === null) return '';
            if (key) keys.push(key);
        }
        return keys.join(' ');
    }

    /** A question with one action alone needs no key for it, only for what it is about. */
    private keyOfVerb([verb, ...about]: string[]): string | null {
        if (this.verbs.length === 1 && about.length) return '';
        const letter = this.letters[verb!];
        if (letter) return letter;
        const lettered = Object.values(this.letters);
        const free = [...PLACES].filter((key) => !lettered.includes(key));
        return free[this.verbs.filter((each) => !(each in this.letters)).indexOf(verb!)] ?? null;
    }

    private keyOfThing(said: string[], place: number): string | null {
        const verb = said[0]!;
        const about = said.slice(1, place + 1).filter((word) => word !== 'as');
        const placed = (word: string) => this.words.placeOf(verb, [...about.slice(0, -1), word]);
        const own = placed(said[place]!);
        if (own !== null) return String(own);
        const before = said.slice(0, place).join(' ');
        const like = this.ids.filter((id) => id.startsWith(`${before} `)).map((id) => id.split(' ')[place]!);
        const others = [...new Set(like)];
        if (others.length < 2) return '';
        // After all things that have places of their own, offered or not.
        const free = others.filter((word) => placed(word) === null);
        const rank = this.words.few(verb, about.length).length + free.indexOf(said[place]!) + 1;
        return free.includes(said[place]!) && rank <= MOST_NUMBERED ? String(rank) : null;
    }

    private spare(taken: ReadonlySet<string>): string {
        return [...PLACES].find((key) => !taken.has(key) && ![...taken].some((other) => other.startsWith(key))) ?? '';
    }
}

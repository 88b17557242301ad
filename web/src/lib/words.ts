/** Sentences from Fluent, said exactly as the server's own terminal says them (core/text.py). */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Aim, Considered, GameText, Sentence, Part, Pin, WordFields } from './wire';

export type Seen = Record<string, unknown> & { event: string };
/** The names by seat, as texts say them; `players` are those of the people, where characters have other names. */
export type Names = readonly string[] & { players?: readonly string[] };
type Facts = Record<string, unknown>;
/** What a question needs of a View. */
type Asked = Facts & { viewer: number[]; frames: Facts[] };
type Args = Record<string, FluentVariable>;

const FALLBACK = 'en';

/** So many things can be numbered from 1 to 9. */
const FEW = 9;

export class Words {
    readonly lang: string;
    readonly of: WordFields;
    private rules: Record<string, string>;
    private bundles: FluentBundle[];
    private people: Set<string>;
    private forms = new Map<string, Record<string, string>>();

    /** The text in the language wanted, then in the one to fall back to; `more` are the page's own sources by language. */
    constructor(
        texts: GameText[],
        more: Record<string, string> = {},
        /** Spells out the short name of a place on the game's board. */
        private readonly spell: (label: string) => string = (label) => label,
    ) {
        const first = texts[0];
        this.lang = first?.lang ?? FALLBACK;
        this.of = first?.words ?? {
            people: [],
            things: {},
            labels: {},
            declared: {},
            called: {},
            owned: {},
            options: {},
            actions: {},
            quoted: {},
            silent: [],
        };
        this.rules = first?.rules ?? {};
        this.people = new Set(this.of.people);
        this.bundles = texts.map(({ lang, sources }) => bundleOf(lang, [...sources, more[lang] ?? '']));
    }

    /** More texts of the game, by language. */
    learn(sources: Record<string, string>): void {
        for (const bundle of this.bundles) {
            bundle.addResource(new FluentResource(sources[bundle.locales[0]!] ?? ''), { allowOverrides: true });
        }
    }

    has(key: string): boolean {
        return this.bundles.some((bundle) => patternOf(bundle, key) !== null);
    }

    /** A message, or an attribute of one ("item-sun.the"). A missing one shows as its key, never as a broken page. */
    word(key: string, args: Args = {}): string {
        for (const bundle of this.bundles) {
            const pattern = patternOf(bundle, key);
            if (pattern !== null) return bundle.formatPattern(pattern, args, []);
        }
        return key;
    }

    thing(field: string, number: number, form = ''): string {
        const key = this.of.things[field]?.[number] ?? '';
        return this.word(form ? `${key}.${form}` : key, this.one(key, [], null));
    }

    /** Returns the id of the thing that a number in this field stands for: "sun"; empty for none. */
    id(field: string, number: number): string {
        return short(this.of.things[field]?.[number] ?? '');
    }

    ids(field: string): string[] {
        return (this.of.things[field] ?? []).map(short);
    }

    /** Several things at once: "two Moons and a Leaf as a Moon". */
    things(field: string, numbers: readonly number[], declared: readonly number[] | null = null): string {
        const keys = this.of.things[field] ?? [];
        const groups = new Map<string, { thing: number; shown: number; count: number }>();
        numbers.forEach((thing, place) => {
            const shown = declared?.[place] ?? thing;
            const group = groups.get(`${thing} ${shown}`) ?? { thing, shown, count: 0 };
            group.count += 1;
            groups.set(`${thing} ${shown}`, group);
        });
        const parts = [...groups.values()].map(({ thing, shown, count }) => {
            const part = this.some(keys[thing] ?? '', count);
            if (shown === thing) return part;
            return this.word('declared-as', { thing: part, shown: this.some(keys[shown] ?? '', count, 'as') });
        });
        return this.join(parts);
    }

    number(number: number): string {
        return this.word('number', { number });
    }

    /** "A", "A and B", "A, B and C"; of nothing "nothing". */
    join(parts: readonly string[]): string {
        if (!parts.length) return this.word('list-empty');
        if (parts.length === 1) return parts[0]!;
        let said = parts[0]!;
        for (const next of parts.slice(1, -1)) said = this.word('list-more', { before: said, next });
        return this.word('list-last', { before: said, last: parts.at(-1)! });
    }

    name(seat: number, names: readonly string[] = []): string {
        return names[seat] ?? seatName(seat);
    }

    /** Returns the names by seat: of its character, or of its player if it has several characters. With `frames`, such a
     * seat has the name of the character that acts. */
    cast(characters: readonly string[][], players: readonly string[], frames: readonly Facts[] = []): string[] & Names {
        const acting = frames
            .flatMap((frame) => Object.entries(frame).map(([field, of]) => this.of.things[field]?.[of as number] ?? ''))
            .reverse();
        const named = players.map((player, seat) => {
            const keys = characters[seat] ?? [];
            const key = keys.length === 1 ? keys[0] : acting.find((each) => keys.includes(each));
            return key ? this.word(key) : player;
        });
        return Object.assign(named, { players });
    }

    // Events

    /** Returns a sentence for an event; null for an event without a text. */
    event(seen: Seen, names: Names = [], viewer: readonly number[] = []): string | null {
        const { event: kind, told, ...rest } = seen;
        if (this.of.silent.includes(kind)) return null;
        let facts: Facts = rest;
        let key = `event-${kind}`;
        if (told && typeof told === 'object') {
            const { rule: _, ...fact } = told as Facts;
            facts = { ...facts, ...fact };
            key = this.either(`${key}.told`, key);
        }
        return capital(this.word(key, this.args(facts, names, viewer)));
    }

    /** What the card of an event says, from the captions of the table; '' if it shows no card. */
    quote(seen: Seen, captions: Record<string, string>): string {
        const [field, names] = this.of.quoted[seen.event] ?? [];
        const card = field && ({ ...seen, ...(seen.told as Facts | null) }[field] as number);
        return captions[names?.[Number(card)] ?? ''] ?? '';
    }

    /** The rule by which it happened: its own, or that of its kind. */
    ruleOf(seen: Seen): string {
        const told = seen.told as { rule?: string } | undefined;
        return String(seen.rule ?? this.rules[seen.event] ?? told?.rule ?? '');
    }

    /** Says who won, and why the game is over. */
    ending(reason: string, winners: readonly number[], names: Names = [], viewer: readonly number[] = []): string {
        const key = `ending-${reason.replaceAll(' ', '-')}`;
        if (!winners.length) return this.word(this.either(`${key}.nobody`, key));
        if (winners.length === 1) return capital(this.word(key, this.args({ seat: winners[0] }, names, viewer)));
        const named = (seats: readonly number[]) => this.join(seats.map((seat) => this.name(seat, names)));
        const others = winners.filter((seat) => viewer.length !== 1 || seat !== viewer[0]);
        const said = this.word(this.either(`${key}.shared`, 'ending-shared'), {
            you: others.length === winners.length ? 'none' : 'seat',
            seat: named(winners),
            others: named(others),
        });
        return capital(said);
    }

    /** A line of an Account, in a sentence. */
    line({ key, facts }: Sentence, names: Names = [], viewer: readonly number[] = []): string {
        return capital(this.word(this.either(`${key}.told`, key), this.args(facts, names, viewer)));
    }

    /** The title of a part of an Account: its own, or the names of the players in its seats. */
    heading({ key, facts, seats }: Part, names: Names = []): string {
        if (!key) return this.join(seats.map((seat) => this.name(seat, names.players ?? names)));
        return this.word(key, this.args(facts, names, []));
    }

    // Questions

    /** The question to the seat that looks, in one sentence; after part of a path, for what comes next. */
    ask(kind: string, view: Asked, names: Names = [], path: readonly string[] = []): string {
        let key = `ask-${kind}`;
        if (path.length) key = this.either(`${key}.${path[0]!.split(' ')[0]}`, key);
        return this.asked(key, view, names, path);
    }

    /** What a question is for and what is usual, if its text says so. */
    help(kind: string, view: Asked, names: Names = []): string {
        const key = `ask-${kind}.help`;
        return this.has(key) ? this.asked(key, view, names, []).trim() : '';
    }

    private asked(key: string, view: Asked, names: Names, path: readonly string[]): string {
        let facts: Facts = {};
        for (const field of this.of.people) {
            if (view[field] !== undefined && view[field] !== null) facts[field] = view[field];
        }
        if (path.length) facts = { ...facts, ...this.readOption(path[0]!) };
        else if (view.frames.length) facts = { ...facts, ...view.frames.at(-1) };
        return capital(this.word(key, this.args(facts, names, view.viewer)));
    }

    /** Says what happens without an answer. */
    silence(kind: string): string {
        return this.word(`ask-${kind}.silence`);
    }

    /** Tells the other players who is deciding what. */
    waiting(kind: string, seats: readonly number[], names: Names = []): string {
        const who = this.join(seats.map((seat) => this.name(seat, names)));
        return capital(this.word(`ask-${kind}.waiting`, { who, count: seats.length }));
    }

    /** The label of an option or of a blocked entry, in a question of this kind; who is asked may be meant by it. */
    option(id: string, names: Names = [], kind = '', viewer: readonly number[] = []): string {
        let key = `option-${id.split(' ')[0]}`;
        if (kind) key = this.either(`${key}.${kind}`, key);
        return capital(this.word(key, this.args(this.readOption(id), names, viewer)));
    }

    /** Returns the previews of an option as they came with the menu; each may refer to the others. Empty texts are
     * left out. */
    preview(facts: Facts): string[] {
        return this.foretold('preview', facts);
    }

    /** Returns what an option spends: those of its previews that have a text `cost-…`. */
    costs(facts: Facts): string[] {
        return this.foretold('cost', facts);
    }

    /** What speaks for an answer: what its player was told before choosing it, and the aims that it serves. */
    reasons({ reasons, aims }: Pick<Considered, 'reasons' | 'aims'>): string[] {
        const told = reasons.flatMap((facts) => [...this.costs(facts), ...this.preview(facts)]);
        const warned = reasons.flatMap(({ warning }) => (typeof warning === 'string' ? [this.word(warning)] : []));
        return [...new Set([...told, ...warned, ...(aims.length ? [this.word('hint-aim')] : [])])];
    }

    /** What to confirm before this answer is given: its warning, or what it leaves unspent; '' where there is nothing. */
    doubt(facts: Facts): string {
        if (typeof facts.warning === 'string') return this.word(facts.warning);
        const left = this.foretold('unspent', (facts.ends ?? {}) as Facts);
        return left.length ? this.word('play-unspent', { left: this.join(left) }) : '';
    }

    private foretold(form: 'preview' | 'cost' | 'unspent', facts: Facts): string[] {
        const said: string[] = [];
        const others = Object.fromEntries(
            Object.entries(facts).flatMap(([field, value]): [string, FluentVariable][] => {
                if (typeof value === 'boolean') return [[field, yes(value)]];
                return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : [];
            }),
        );
        for (const [field, value] of Object.entries(facts)) {
            const key = typeof value === 'boolean' ? `${form}-${field}.${yes(value)}` : `${form}-${field}`;
            if (!this.has(key) || (Array.isArray(value) && !value.length)) continue;
            said.push(this.word(key, { ...others, [field]: this.listed(field, value) }));
        }
        return said.filter(Boolean);
    }

    private listed(field: string, value: unknown): FluentVariable {
        if (typeof value === 'string') return this.spell(value);
        if (!Array.isArray(value)) return value as FluentVariable;
        return field in this.of.things
            ? this.things(field, value)
            : this.join(value.map((each) => this.spell(String(each))));
    }

    /** Why an entry is blocked, in the game's words; '' where it has none. */
    why({ id, rule }: { id: string; rule: string }, names: Names = []): string {
        const key = this.either(`why-${rule}.${id.split(' ')[0]}`, `why-${rule}`);
        return this.has(key) ? this.word(key, this.args(this.readOption(id), names, [])) : '';
    }

    /** What a seat should do next, in a sentence; the form "how": how far it is, or what it takes. */
    aim(aim: Aim, names: Names = [], form = ''): string {
        const key = `aim-${aim.key}`;
        return this.word(form ? `${key}.${form}` : key, this.args(aim.facts, names, [aim.seat]));
    }

    /** The steps of its ladder. */
    ladder(aim: Aim, names: Names = []): string[] {
        const args = this.args(aim.facts, names, [aim.seat]);
        return aim.steps.map(({ key }) => this.word(`aim-${key}.step`, args));
    }

    /** What a pin is called on the board. */
    pin({ name }: Pin): string {
        return this.word(name, this.one(name, [], null));
    }

    /** The label of something that may be proposed. */
    motion(id: string, names: Names = [], viewer: readonly number[] = []): string {
        const [motion, subject] = id.split(' ');
        const facts: Facts = { motion };
        if (subject) facts.subject = seatOf(subject);
        return this.word('motion-propose', this.args(facts, names, viewer));
    }

    // Arguments of a message, from fields

    private args(facts: Facts, names: Names, viewer: readonly number[]): Args {
        const args: Args = { you: 'none' };
        const own = viewer.length === 1 ? viewer[0]! : null;
        for (const [field, value] of Object.entries(facts)) {
            if (this.people.has(field)) {
                Object.assign(args, this.peopleArgs(field, value, names, own));
                if (own !== null && value === own && args.you === 'none') args.you = field;
            } else if (field in this.of.things) {
                Object.assign(args, this.thingArgs(field, value, facts, names, own));
            } else if (field in this.of.labels) {
                args[field] = this.labels(field, value);
            } else if (typeof value === 'boolean') {
                args[field] = yes(value);
            } else if (typeof value === 'string' || typeof value === 'number') {
                args[field] = value === '' ? 'none' : value;
            } else if (Array.isArray(value) && value.every((part) => typeof part === 'number')) {
                args[field] = value.reduce((sum, part) => sum + part, 0);
            }
        }
        if ('motion' in facts) args.motion = this.word(`motion-${facts.motion}`, args);
        return args;
    }

    private peopleArgs(field: string, value: unknown, names: Names, own: number | null): Args {
        if (typeof value === 'string') return { [`${field}-letter`]: value };
        if (Array.isArray(value)) return { [field]: this.join(value.map((seat) => this.name(seat, names))) };
        if (typeof value !== 'number' || value < 0) return { [`${field}-letter`]: 'none' };
        const name = this.name(value, names);
        return {
            [field]: name,
            [`${field}-to`]: this.word('name-to', { name, initial: name.slice(0, 1).toLowerCase() }),
            [`${field}-player`]: this.name(value, names.players ?? names),
            [`${field}-letter`]: seatName(value),
            [`${field}-you`]: yes(value === own),
        };
    }

    private thingArgs(field: string, value: unknown, facts: Facts, names: Names, own: number | null): Args {
        const declared = facts[this.of.declared[field] ?? ''] as number | number[] | undefined;
        const keys = this.of.things[field]!;
        if (typeof value === 'string') {
            const named = keys.find((key) => short(key) === value);
            return named === undefined ? { [`${field}-key`]: value } : this.formsOf(field, named, names, own);
        }
        if (Array.isArray(value)) {
            return {
                [field]: this.things(field, value, (declared as number[]) ?? null),
                [`${field}-count`]: value.length,
            };
        }
        if (typeof value !== 'number' || value < 0) return { [`${field}-key`]: 'none' };
        const args: Args = {
            ...this.formsOf(field, keys[value] ?? '', names, own),
            ...this.called(field, value, facts, names, own),
        };
        if (declared !== undefined) args[`${field}-one`] = this.things(field, [value], [declared as number]);
        return args;
    }

    /** The forms of the name that a numbered thing is known by, if it is. */
    private called(field: string, value: number, facts: Facts, names: Names, own: number | null): Args {
        const by = this.of.called[field] ?? '';
        if (!(by in facts)) return {};
        const key = this.of.things[by]?.[facts[by] as number] ?? '';
        const { [`${field}-key`]: _, ...named } = this.formsOf(field, key, names, own);
        if (!facts.alike) return named;
        return Object.fromEntries(
            Object.entries(named).map(([form, thing]) => [
                form,
                this.word('thing-numbered', { thing, number: value + 1 }),
            ]),
        );
    }

    private labels(field: string, value: unknown): string {
        const labels = this.of.labels[field]!;
        const label = (of: unknown) => this.spell(typeof of === 'string' ? of : (labels[of as number] ?? 'none'));
        return Array.isArray(value) ? this.join(value.map(label)) : label(value);
    }

    /** Every form of a thing, under the name of the field that holds it. */
    private formsOf(field: string, key: string, names: Names, own: number | null): Args {
        let forms = this.forms.get(key);
        if (!forms) {
            const one = this.one(key, names, own);
            forms = { '': this.word(key, one), '-key': short(key) };
            for (const form of Object.keys(this.bundles.at(-1)?.getMessage(key)?.attributes ?? {})) {
                forms[`-${form}`] = this.word(`${key}.${form}`, one);
            }
            if (!(key in this.of.owned)) this.forms.set(key, forms);
        }
        return Object.fromEntries(Object.entries(forms).map(([form, said]) => [field + form, said]));
    }

    /** Returns the arguments for the message of one thing. */
    private one(key: string, names: Names, own: number | null): Args {
        const one = { count: 1, number: this.number(1) };
        const seat = this.of.owned[key];
        return seat === undefined ? one : { ...one, ...this.peopleArgs('owner', seat, names, own) };
    }

    private some(key: string, count: number, form = 'some'): string {
        return this.word(`${key}.${form}`, { count, number: this.number(count) });
    }

    /** A seat, a label as it stands, a number, or any other word. */
    private readWord(field: string, word: string): unknown {
        if (this.people.has(field)) return seatOf(word);
        return field in this.of.labels ? word : plain(word);
    }

    /** Returns the meaning of the words of an option's id, by field. */
    private readOption(id: string): Facts {
        const [verb, ...rest] = id.split(' ');
        const said = rest.filter((word) => word !== 'as');
        const facts: Facts = {};
        const shown = Object.values(this.of.declared);
        for (const field of this.of.options[verb!] ?? []) {
            const word = said.shift();
            if (!(field in this.of.things)) {
                facts[field] = word === undefined ? 'none' : this.readWord(field, word);
            } else if (word === undefined) {
                if (!shown.includes(field)) facts[field] = 'none';
            } else {
                const index = this.of.things[field]!.findIndex((key) => short(key) === word);
                facts[field] = index < 0 ? word : index;
            }
        }
        return facts;
    }

    /** Returns the place of the last of these words among all words that can follow there: of a player, or of one of a few
     * things; null for any other word. */
    placeOf(verb: string, said: readonly string[]): number | null {
        const word = said.at(-1)!;
        if (word === 'none') return 0;
        if (this.people.has(this.field(verb, said.length))) return seatOf(word) + 1;
        const index = this.few(verb, said.length).findIndex((key) => short(key) === word);
        if (index >= 0) return index + 1;
        return /^\d$/.test(word) ? Number(word) : null;
    }

    private field(verb: string, place: number): string {
        return this.of.options[verb]?.[place - 1] ?? '';
    }

    /** The things that the word at this place after a verb can stand for; none where they are many. */
    few(verb: string, place: number): readonly string[] {
        const keys = this.of.things[this.field(verb, place)] ?? [];
        return keys.length <= FEW ? keys : [];
    }

    private either(key: string, otherwise: string): string {
        return this.has(key) ? key : otherwise;
    }
}

function bundleOf(lang: string, sources: string[]): FluentBundle {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return bundle;
}

function patternOf(bundle: FluentBundle, key: string) {
    const [id, attribute] = key.split('.', 2) as [string, string?];
    const message = bundle.getMessage(id);
    if (!message) return null;
    return attribute ? (message.attributes[attribute] ?? null) : message.value;
}

export function seatName(seat: number): string {
    return String.fromCharCode(65 + seat);
}

export function seatOf(letter: string): number {
    return letter.charCodeAt(0) - 65;
}

/** Returns the name of a thing in ids and selectors: "sun" for item-sun. */
function short(key: string): string {
    return key.slice(key.indexOf('-') + 1);
}

/** A number is one, so that a text can say it in the singular. */
function plain(word: string): string | number {
    return /^[0-9]+$/.test(word) ? Number(word) : word;
}

/** Returns a sentence with a capital at its beginning. */
const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);

function yes(value: boolean): string {
    return value ? 'yes' : 'no';
}

/** RuleTexts, fetched once, and the one rule that is being read. */

import { api, ApiError } from './api';
import type { RuleEntry, RuleText } from './wire';
import { session } from './session.svelte';
import type { Names, Words } from './words';

const books = $state<Record<string, RuleText>>({});
/** Those that are on their way. */
const under: Record<string, Promise<void>> = {};
/** Those that did not come. */
const failed = $state<Record<string, boolean>>({});
/** Games that have no rulebook here. */
const missing = $state<Record<string, boolean>>({});

export const hasNoBook = (game: string): boolean => missing[game] ?? false;

/** The rule that lies open over the page. */
export const reading = $state<{ game: string; rule: string }>({ game: '', rule: '' });

export function openRule(game: string, rule: string): void {
    reading.game = game;
    reading.rule = rule;
}

export function closeRule(): void {
    reading.rule = '';
}

/** The rulebook of a game, once it is there; asking for it fetches it. */
export function bookOf(game: string): RuleText | null {
    const key = `${game} ${session.lang}`;
    if (!books[key]) void fetchBook(game);
    return books[key] ?? null;
}

/** Resolves when the rulebook is there, or did not come. */
export function fetchBook(game: string): Promise<void> {
    const key = `${game} ${session.lang}`;
    return (under[key] ??= api.rules(game, session.lang).then(
        (book) => {
            books[key] = book;
            delete failed[key];
        },
        (error) => {
            if (error instanceof ApiError && error.status === 404) missing[game] = true;
            else {
                failed[key] = true;
                delete under[key];
            }
        },
    ));
}

export const didNotCome = (game: string): boolean => failed[`${game} ${session.lang}`] ?? false;

export function fetchAgain(game: string): void {
    delete failed[`${game} ${session.lang}`];
    void fetchBook(game);
}

export function ruleOf(book: RuleText | null, id: string): RuleEntry | null {
    for (const section of book?.sections ?? []) {
        const entry = section.entries.find((each) => each.id === id);
        if (entry) return entry;
    }
    return null;
}

/** Why something is forbidden: in the game's own words, else by the title of the rule. */
export const why = (
    words: Words,
    book: RuleText | null,
    entry: { id: string; rule: string },
    names: Names = [],
): string => words.why(entry, names) || (ruleOf(book, entry.rule)?.title ?? '');

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Entries that hold every word looked for, those that hold them in the title first. */
export function searchRules(book: RuleText, words: string): RuleEntry[] {
    const wanted = plain(words).split(/\s+/).filter(Boolean);
    if (!wanted.length) return [];
    const found: { entry: RuleEntry; place: number }[] = [];
    for (const section of book.sections) {
        for (const entry of section.entries) {
            const title = plain(`${entry.id} ${entry.title}`);
            const whole = `${title} ${plain(entry.text)}`;
            if (wanted.every((word) => whole.includes(word))) {
                found.push({ entry, place: wanted.every((word) => title.includes(word)) ? 0 : 1 });
            }
        }
    }
    return found.sort((one, other) => one.place - other.place).map(({ entry }) => entry);
}

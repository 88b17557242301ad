/** The words of the page and of its games, in the language of the moment. */

import en from '../text/en.ftl?raw';
import { api } from './api';
import { session } from './session.svelte';
import type { GameText } from './wire';
import { Words } from './words';
import type { FluentVariable } from '@fluent/bundle';

export const LANGUAGES: Record<string, string> = { en: 'English', it: 'Italiano' };
/** English is always there: it stands in where another language lacks a word, or is still on its way. */
const OTHERS: Record<string, () => Promise<{ default: string }>> = { it: () => import('../text/it.ftl?raw') };
let own = $state.raw<Record<string, string>>({ en });

const blank = (lang: string): GameText => ({
    lang,
    sources: [],
    words: {
        people: [],
        things: {},
        labels: {},
        declared: {},
        called: {},
        options: {},
        quoted: {},
        silent: [],
        owned: {},
    },
    rules: {},
});

const wanted = (lang: string): string[] => [...new Set([lang, 'en'])];

const page = $derived(new Words(wanted(session.lang).map(blank), own));
const fetched = $state<Record<string, Words>>({});
const under: Record<string, Promise<void>> = {};

/** More words of the page, by language: those for a game come with it. */
export function learn(sources: Record<string, string>): void {
    const said = Object.entries(sources).map(([lang, source]) => [lang, `${own[lang] ?? ''}\n${source}`]);
    own = { ...own, ...Object.fromEntries(said) };
}

let spellings = $state.raw<Record<string, (label: string) => string>>({});

/** How the page of a game spells out the short names of its places. */
export function spellOut(game: string, spell: (label: string) => string): void {
    spellings = { ...spellings, [game]: spell };
}

/** Fetches the words of this language, once. */
export async function speakIn(lang: string): Promise<void> {
    const fetching = OTHERS[lang]?.();
    delete OTHERS[lang];
    if (fetching) learn({ [lang]: (await fetching).default });
}

$effect.root(() => {
    $effect(() => void speakIn(session.lang));
});

/** A word of the page itself. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
    return page.word(key, args);
}

/** Words that come with the page of one game, by language. */
export const wordsIn = (sources: Record<string, string>): Words => new Words(wanted(session.lang).map(blank), sources);

/** The words of a game, once they are there; asking for them fetches them. */
export function wordsOf(game: string): Words | null {
    const key = `${game} ${session.lang}`;
    if (!fetched[key]) void load(game, session.lang);
    return fetched[key] ?? null;
}

async function load(game: string, lang: string): Promise<void> {
    const key = `${game} ${lang}`;
    under[key] ??= Promise.all(wanted(lang).map((each) => api.text(game, each)))
        .then((texts) => {
            fetched[key] = new Words(texts, own, (label) => spellings[game]?.(label) ?? label);
        })
        .catch(() => {
            delete under[key];
            setTimeout(() => load(game, lang), 3000);
        }) as Promise<void>;
    await under[key];
}

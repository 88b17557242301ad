/** The words of the page and of its games, in the language of the moment. */

import en from '../text/en.ftl?raw';
import { api } from './api';
import { session } from './session.svelte';
import type { GameText } from './wire';
import { Words } from './words';
import type { FluentVariable } from '@fluent/bundle';

export const LANGUAGES: Record<string, string> = { en: 'English', it: 'Italiano' };
/** Texts in other languages than English, each fetched when its language is chosen. English comes with what uses it: it
 * stands in where another language lacks a word, or is still on its way. */
export type Others = Record<string, () => Promise<{ default: string }>>;
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
        actions: {},
        silent: [],
        owned: {},
    },
    rules: {},
});

const wanted = (lang: string): string[] => [...new Set([lang, 'en'])];

const page = $derived(new Words(wanted(session.lang).map(blank), own));
const fetched = $state<Record<string, Words>>({});
const under: Record<string, Promise<void>> = {};

type Learning = () => Promise<void>;
const waiting: Record<string, Learning[]> = {};
const learnt: Record<string, Promise<unknown>> = {};
fetchLater({ it: () => import('../text/it.ftl?raw') }, know);

function fetchLater(others: Others, know: (lang: string, source: string) => void): void {
    for (const [lang, fetch] of Object.entries(others))
        (waiting[lang] ??= []).push(async () => know(lang, (await fetch()).default));
}

function know(lang: string, source: string): void {
    own = { ...own, [lang]: `${own[lang] ?? ''}\n${source}` };
}

/** More words of the page, by language: those for a game come with it. Resolves when they can be said. */
export function learn(sources: Record<string, string>, others: Others = {}): Promise<void> {
    for (const [lang, source] of Object.entries(sources)) know(lang, source);
    fetchLater(others, know);
    return speakIn(session.lang);
}

let spellings = $state.raw<Record<string, (label: string) => string>>({});

/** How the page of a game spells out the short names of its places. */
export function spellOut(game: string, spell: (label: string) => string): void {
    spellings = { ...spellings, [game]: spell };
}

/** Fetches the words of this language, each once; those that cannot be fetched now are tried again next time. */
export async function speakIn(lang: string): Promise<void> {
    const learning = waiting[lang] ?? [];
    delete waiting[lang];
    const again = (each: Learning) => () => void (waiting[lang] ??= []).push(each);
    learnt[lang] = Promise.all([learnt[lang], ...learning.map((each) => each().catch(again(each)))]);
    await learnt[lang];
}

$effect.root(() => {
    $effect(() => void speakIn(session.lang));
});

/** A word of the page itself. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
    return page.word(key, args);
}

/** Words of the page of one game alone, which may be called like others; `there` resolves when they can be said. */
export function wordsApart(en: string, others: Others) {
    let sources = $state.raw<Record<string, string>>({ en });
    const words = $derived(new Words(wanted(session.lang).map(blank), sources));
    fetchLater(others, (lang, source) => (sources = { ...sources, [lang]: source }));
    const say = (key: string, args: Record<string, FluentVariable> = {}) => words.word(key, args);
    return { there: speakIn(session.lang), say };
}

/** The words of a game, once they are there; asking for them fetches them. */
export function wordsOf(game: string): Words | null {
    const key = `${game} ${session.lang}`;
    if (!fetched[key]) void load(game, session.lang);
    return fetched[key] ?? null;
}

async function load(game: string, lang: string): Promise<void> {
    const key = `${game} ${lang}`;
    under[key] ??= Promise.all(wanted(lang).map((each) => api.text(game, each)))
        .then(async (texts) => {
            await speakIn(lang);
            fetched[key] = new Words(texts, own, (label) => spellings[game]?.(label) ?? label);
        })
        .catch(() => {
            delete under[key];
            setTimeout(() => load(game, lang), 3000);
        }) as Promise<void>;
    await under[key];
}

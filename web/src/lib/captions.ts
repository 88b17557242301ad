/** The texts of cards, which come with the content of a table, in every language. */

import { session } from './session.svelte';

export interface Captioned<T> {
    captions?: Record<string, T>;
}

/** All texts in the reader's language; null before the content is there. */
export const captionsOf = <T>({ captions }: Captioned<T>): T | null => captions?.[session.lang] ?? captions?.en ?? null;

/** The captions of a game that has one list of them. */
export const caption = (content: Captioned<Record<string, string>>, name: string): string =>
    captionsOf(content)?.[name] ?? '';

/** The texts of the cards of any game, by name. */
export function cardTexts(content: Captioned<any>): Record<string, string> {
    const captions = captionsOf(content);
    return captions?.texts ?? captions ?? {};
}

/** One list of a game that has several. */
export const textOf = (content: Captioned<{ texts: Record<string, string> }>, name: string): string =>
    captionsOf(content)?.texts[name] ?? '';

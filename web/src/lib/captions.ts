/** What cards say: it comes with the content of a table, in every language. */

import { session } from './session.svelte';

export interface Captioned<T> {
    captions?: Record<string, T>;
}

/** All of it in the reader's language; null before the content is there. */
export const captionsOf = <T>({ captions }: Captioned<T>): T | null => captions?.[session.lang] ?? captions?.en ?? null;

/** Of a game whose captions are one list. */
export const caption = (content: Captioned<Record<string, string>>, name: string): string =>
    captionsOf(content)?.[name] ?? '';

/** Of one whose captions are several, these among them. */
export const textOf = (content: Captioned<{ texts: Record<string, string> }>, name: string): string =>
    captionsOf(content)?.texts[name] ?? '';

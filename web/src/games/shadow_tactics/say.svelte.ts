/** The page's own words about Shadow Tactics, beyond those of the game. */

import type { FluentVariable } from '@fluent/bundle';
import { wordsIn } from '../../lib/text.svelte';
import en from './text/en.ftl?raw';
import it from './text/it.ftl?raw';

const own = $derived(wordsIn({ en, it }));

export function say(key: string, args: Record<string, FluentVariable> = {}): string {
    return own.word(key, args);
}

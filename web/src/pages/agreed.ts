/** The options of a table, for users who have not sat down yet: the variant, the pace, custom numbers. */

import { manifestOf } from '../games';
import { t } from '../lib/text.svelte';
import type { TableInfo } from '../lib/wire';
import type { Words } from '../lib/words';

export function agreedOn({ game, options, pace, tempo, own_content }: TableInfo, words: Words | null): string[] {
    const { option = '', usual = '', unless = '' } = manifestOf(game).agreed ?? {};
    const key = `${option}-${options[option] ?? usual}`;
    const named = option && !options[unless] && words?.has(key) ? words.word(key) : '';
    const clocks =
        pace !== 'instant' && tempo !== 1 ? `${t('page-tempo')}: ${t('page-tempo-times', { times: tempo })}` : '';
    return [
        named,
        `${t('page-pace-named', { pace: t(`page-pace-${pace}`) })}. ${t(`page-pace-${pace}-hint`)}`,
        clocks,
        own_content ? t('page-own-numbers') : '',
    ].filter(Boolean);
}

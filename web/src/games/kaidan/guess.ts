/** What a guess of even or odd is about: it follows from what the character was doing. */

import { t } from '../../lib/text.svelte';
import type { Words } from '../../lib/words';
import { caption } from './captions';
import { CURSES, type Content, type KaidanView } from './view';

const below = (view: KaidanView) => view.frames.at(view.frames.findLastIndex((frame) => frame.step === 'Guess') - 1);

/** What a right guess brings, and what a wrong one. */
export function guessed(view: KaidanView, content: Content, words: Words): string {
    const frame = below(view);
    if (frame?.step === 'Visit')
        return t('kaidan-guess-curse', { effect: caption(words, content, CURSES[Number(frame.card)]!) });
    if (frame?.step === 'Wish') return t('kaidan-guess-wish');
    if (frame?.step === 'HidingTest') return t('kaidan-guess-fate');
    return frame?.step === 'Chase' ? caption(words, content, 'EN-KU') : '';
}

export function ruleOfGuess(view: KaidanView): string {
    return { Visit: 'KA-112', HidingTest: 'KA-R89' }[String(below(view)?.step)] ?? 'KA-R39';
}

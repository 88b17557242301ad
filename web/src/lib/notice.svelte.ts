/** Short notices beside the table, and words for screen readers. */

import { ApiError } from './api';
import { bookOf, fetchBook, ruleOf } from './rules.svelte';
import { RefusedError } from './socket';
import { t } from './text.svelte';

export interface Notice {
    id: number;
    text: string;
    rule?: { game: string; id: string };
}

export const notices = $state<{ shown: Notice[]; spoken: string; urgent: string }>({
    shown: [],
    spoken: '',
    urgent: '',
});
let next = 1;

/** Shows a notice. One with the same text replaces the earlier one. */
export function notice(text: string, rule?: Notice['rule']): void {
    const id = next++;
    const others = notices.shown.filter((each) => each.text !== text || each.rule?.id !== rule?.id);
    notices.shown = [...others.slice(-2), { id, text, ...(rule ? { rule } : {}) }];
    setTimeout(() => dismiss(id), 6000);
}

export function dismiss(id: number): void {
    notices.shown = notices.shown.filter((each) => each.id !== id);
}

/** Tells screen readers what happened or, urgently, what is asked. */
export function speak(text: string, urgently = false): void {
    const before = urgently ? notices.urgent : notices.spoken;
    // Screen readers announce the same words again only if they differ in something.
    const said = text && text === before ? `${text}\u00a0` : text;
    if (urgently) notices.urgent = said;
    else notices.spoken = said;
}

/** The question that was said last. */
let asked = '';

/** Tells screen readers what is asked, once for each question. */
export function speakQuestion(question: string, text: string): void {
    if (question === asked) return;
    asked = question;
    speak(text, true);
}

/** Screen readers find nothing more of a table that was left. */
export function clearSpeech(): void {
    asked = '';
    Object.assign(notices, { spoken: '', urgent: '' });
}

/** Clears all notices: another player uses this screen now. */
export function clearNotices(): void {
    clearSpeech();
    notices.shown = [];
}

const titleOf = (game: string, rule: string): string => ruleOf(bookOf(game), rule)?.title ?? rule;

/** An error in the words of the page; with the rule of the game that forbids something, if one does. `here`: what errors
 * of a kind mean where this was tried, by the keys of the words for it. What is malformed says itself where and how. */
export function complain(error: unknown, game = '', here: Record<string, string> = {}): void {
    if (error instanceof RefusedError || error instanceof ApiError) {
        const kind = error instanceof RefusedError ? error.refused.error : error.error;
        const id = error instanceof RefusedError ? error.refused.rule : error.rule;
        const key = here[kind] ?? `page-error-${kind}`;
        const say = (rule = '') => {
            const said = t(key, { rule });
            notice(said === key ? error.message : said, id && game ? { game, id } : undefined);
        };
        // A rule is called by its title: its number says nothing.
        if (!id || !game || bookOf(game)) say(id && game ? titleOf(game, id) : (id ?? ''));
        else void fetchBook(game).then(() => say(titleOf(game, id)));
    } else {
        notice(t('page-error-other'));
        console.error(error);
    }
}

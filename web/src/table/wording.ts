/** What is said about the answers of a question, beside their names. */

import type { Choice } from '../lib/choice.svelte';
import type { Option } from '../lib/menu';
import type { Question } from '../lib/wire';
import type { Names, Words } from '../lib/words';
import type { Hooks } from './hooks';

/** The common part of the remaining answers, once a group was picked. */
export function narrowed({ left, picks }: Choice, words: Words, names: Names): string[] {
    if (left.length < 2 || !picks.some((pick) => 'words' in pick)) return [];
    const [verb, about] = left[0]!.id.split(' ');
    const form = left.every(({ id }) => id.startsWith(`${verb} ${about} `)) ? 'part' : 'group';
    return words.has(`option-${verb}.${form}`) ? [words.option(left[0]!.id, names, form)] : [];
}

export const notesOn = (option: Option, ask: Question, hooks: Hooks, words: Words): string[] =>
    [
        hooks.note(ask, option.id),
        ...(option.stake ? [] : (hooks.previews?.(ask, option) ?? words.preview(option))),
    ].filter(Boolean);

/** What each of these answers spends; '' where that differs. */
export function costOf(options: Option[], words: Words): string {
    const [cost, ...others] = new Set(options.map((option) => words.costs(option).join(' · ')));
    return others.length ? '' : (cost ?? '');
}

export const isCostly = (option: Option): boolean =>
    'stake' in option && option.final && !option.id.startsWith('concede') ? true : 'critical' in option;

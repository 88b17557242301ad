/** A lesson on this device: whether the player still wants the coach, and which elements of the page it is about. */

import { SvelteSet } from 'svelte/reactivity';
import { keepAs, kept } from '../lib/kept';
import type { Choice } from '../lib/choice.svelte';
import type { Coach, Question } from '../lib/wire';

/** The lessons of a tutorial that the player has read, which stay folded. */
export const read = new SvelteSet<string>();

/** All that a coach says with a question, as one key. */
export const saidBy = ({ said, text }: Coach): string => (said ? `${said} ${text}` : text);

const OVER = 'over';
const name = (table: string) => `hyakki-lesson-${table}`;
const changes = $state({ count: 0 });

/** Whether the lesson at this table has been ended, to play on without the coach. */
export function isOver(table: string): boolean {
    void changes.count;
    return kept(name(table)) === OVER;
}

export function setOver(table: string, over: boolean): void {
    keepAs(name(table), over ? OVER : '');
    changes.count += 1;
}

const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
};

const find = (attribute: string, value: string): Element | undefined =>
    [...document.querySelectorAll(`[data-${attribute}]`)].find(
        (element) => (element as HTMLElement).dataset[attribute] === value && seen(element),
    );

/** The points of the coach, which boards bring into sight. */
export const light = $state<{ points: readonly string[] }>({ points: [] });

/** Returns the points of the coach that the player should touch next. A question that is not shown has a button. */
export function pointsOf(coach: Coach, choice: Choice, question: Question): readonly string[] {
    if (question.id !== choice.ask.id || choice.ready) return [];
    const next = coach.answer[choice.path.length];
    const entry = choice.menu.options.find(({ id }) => id === next);
    const points = choice.path.length ? (entry?.points ?? []) : coach.points;
    return points.filter((point) => !choice.has(point));
}

/** Returns whether the answer in progress differs from the advice of the coach. */
function strays({ answer }: Coach, { ids, ready }: Choice): boolean {
    const said = ready ? [...ids, ready.id] : ids;
    return answer.length > 0 && said.some((id, place) => id !== answer[place]);
}

/** Returns the element to light: a thing, else its button; then its confirmation, or Back if the player has strayed. */
export function litBy(coach: Coach, choice: Choice, question: Question): Element | undefined {
    if (choice.ready) {
        const found = document.querySelector(`.prompt ${strays(coach, choice) ? '.answers .back' : '.confirm'}`);
        if (found && seen(found)) return found;
    }
    for (const point of pointsOf(coach, choice, question)) {
        const thing = find('point', point) ?? find('option', point);
        if (thing) return thing;
    }
    const step = question.id === choice.ask.id ? choice.path.length : 0;
    return find('option', coach.answer[step] ?? '');
}

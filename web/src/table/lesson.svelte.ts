/** A lesson on this device: whether its learner still wants the coach, and what on the page it is about. */

import { SvelteSet } from 'svelte/reactivity';
import { keepAs, kept } from '../lib/kept';
import type { Choice } from '../lib/choice.svelte';
import type { Coach, Question } from '../lib/wire';

/** What a tutorial says with a question, once it has been read: from then on it stays folded. */
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

/** What the coach points at: boards bring it into sight. */
export const light = $state<{ points: readonly string[] }>({ points: [] });

/** What the learner should touch next of what the coach points at. A question that is not shown is answered by a button. */
export function pointsOf(coach: Coach, choice: Choice, question: Question): readonly string[] {
    if (question.id !== choice.ask.id || choice.ready) return [];
    const next = coach.answer[choice.path.length];
    const entry = choice.menu.options.find(({ id }) => id === next);
    const points = choice.path.length ? (entry?.points ?? []) : coach.points;
    return points.filter((point) => !choice.has(point));
}

/** Whether what is about to be answered is something else than the coach advises. */
function strays({ answer }: Coach, { ids, ready }: Choice): boolean {
    const said = ready ? [...ids, ready.id] : ids;
    return answer.length > 0 && said.some((id, place) => id !== answer[place]);
}

/** What it is on the page: a thing, else the button that says it; then the yes to it, or the way back from something else. */
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

/** A way of several answers, given one by one: to a question, and to the next ones of its kind. Knows no game. */

import type { Option } from './menu';

export interface Step {
    id: string;
    [fact: string]: unknown;
}

/** As it comes with a question: what it leads to, its steps, and what it would do as a whole. */
export interface Way {
    points: string[];
    steps: Step[];
    [fact: string]: unknown;
}

const OF_THE_MENU = new Set(['points', 'final', 'warning']);

/** Whether the option says what was foretold of this step; if not, something has happened on the way. */
export function isAsForetold(option: Option, step: Step): boolean {
    const told = Object.entries(option).filter(([fact]) => !OF_THE_MENU.has(fact));
    return JSON.stringify(told.sort()) === JSON.stringify(Object.entries(step).sort());
}

/** A way as the one answer that it is to whoever walks it. */
export const asOption = (way: Way): Option => {
    const { steps, ...facts } = way;
    return { ...facts, id: steps.at(-1)!.id, final: true };
};

/** The rest of the way that is being walked. */
export class Walk {
    private kind = '';
    private rest: Step[] = [];

    begin(kind: string, { steps }: Way): Step {
        [this.kind, this.rest] = [kind, steps.slice(1)];
        return steps[0]!;
    }

    /** The answer to this question, if the way goes on as it was foretold; if not, it ends here. */
    next(kind: string, options: readonly Option[]): Option | null {
        const [step, ...rest] = this.rest;
        const option = step && options.find(({ id }) => id === step.id);
        const on = option && option.final && kind === this.kind && isAsForetold(option, step);
        this.rest = on ? rest : [];
        return on ? option : null;
    }

    stop(): void {
        this.rest = [];
    }
}

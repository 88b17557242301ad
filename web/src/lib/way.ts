/** A way of several answers, given one by one: to a question, and to those that follow. Knows no game. */

import type { Option } from './menu';

/** An option that leads along a line on the board. */
export interface Routed extends Option {
    /** The points that it passes, from its start on. */
    route: string[];
    /** Of several answers. */
    steps?: Step[];
    /** The place where it would end early. */
    stop?: string;
}

/** One answer: the kind of its question, its entries, what the last of them points at, and what it would do by then. */
export interface Step {
    ask: string;
    path: string[];
    points: string[];
    ahead: Record<string, unknown>;
}

/** As it comes with a menu: what it leads to as an option, its steps, and what it would do as a whole. */
export interface Way extends Routed {
    steps: Step[];
}

/** The option, if it leads along a line. */
export const routed = (option: Option | null | undefined): Routed | null =>
    option && 'route' in option ? (option as Routed) : null;

const OF_THE_MENU = new Set(['id', 'points', 'final', 'warning', 'route']);

/** Whether the option says what was foretold of this step; if not, something has happened on the way. */
export function isAsForetold(option: Option, { ahead }: Step): boolean {
    const told = Object.entries(option).filter(([fact]) => !OF_THE_MENU.has(fact));
    return JSON.stringify(told.sort()) === JSON.stringify(Object.entries(ahead).sort());
}

/** The rest of the way that is being walked. */
export class Walk {
    private rest: Step[] = [];

    begin({ steps }: Way): Step {
        this.rest = steps.slice(1);
        return steps[0]!;
    }

    /** The step that answers a question of this kind; if it is another one than was foretold, the way ends here. */
    next(kind: string): Step | null {
        const [step, ...rest] = this.rest;
        const on = step?.ask === kind;
        this.rest = on ? rest : [];
        return on ? step : null;
    }

    stop(): void {
        this.rest = [];
    }
}

/** What Okko Chronicles adds to the prompt: what is drawn on the table, and the rules behind its questions. */

import type { Choice } from '../../lib/choice.svelte';
import type { Blocked, Option } from '../../lib/menu';
import type { Question } from '../../lib/wire';
import type { Hooks } from '../../table/hooks';
import { say } from './say.svelte';

const RULES: Record<string, string> = {
    plan: 'OK-042',
    lock: 'OK-R27',
    place: 'OK-058',
    adjust: 'OK-061',
    corruption: 'OK-051',
    enhancement: 'OK-223',
    summons: 'OK-R80',
    activate: 'OK-072',
    turn: 'OK-067',
    pick: 'OK-006',
    accuse: 'OK-087',
    reorganise: 'OK-088',
};

const NO_BREAK = '\u00a0';
/** Of what is being done, once that is said. */
const DEEDS: Record<string, string> = { move: 'OK-283', attack: 'OK-296' };

/** What the table that is drawn tells the prompt. */
export interface Drawn {
    choice(): Choice | null;
    /** Whether a thing lies on the table, where it can be touched. */
    lies(point: string): boolean;
    /** What is to be said of an answer beyond what every game says. */
    note(option: Option): string;
    /** Actions that whoever acts still has; null: nobody does. */
    actions(): number | null;
    /** Whether it is the Oni who is asked. */
    oni(): boolean;
    /** What would change of a hero's numbers; null: that is not what is asked. */
    changes(option: Option): string[] | null;
}

export class OkkoHooks implements Hooks {
    constructor(private readonly table: Drawn) {}

    rule(kind: string, path: string[]): string {
        const deed = kind === 'turn' && DEEDS[path[0]?.split(' ')[0] ?? ''];
        return deed || (kind === 'turn' && this.table.oni() ? 'OK-075' : (RULES[kind] ?? ''));
    }

    title(ask: Question, said: string): string {
        const choice = this.table.choice();
        if (!choice || ask.kind !== choice.ask.kind) return said;
        if (ask.kind === 'turn' && !choice.path.length) {
            const count = this.table.actions();
            return count === null ? said : `${said} (${say('actions-left', { count }).replaceAll(' ', NO_BREAK)})`;
        }
        return ask.kind === 'plan' && choice.menu.options.some(({ id }) => id === 'up none')
            ? say('plan-which-up')
            : said;
    }

    previews(ask: Question, option: Option): string[] | null {
        return ask.kind === 'plan' ? this.table.changes(option) : null;
    }

    order(): string | null {
        return null;
    }

    /** What can be touched on the table needs no button, until something was picked or only few are left. */
    drawn = (option: Option, left: Option[]): boolean => {
        if (this.table.choice()?.picks.length || left.length < 3) return false;
        return option.points.some(this.table.lies);
    };

    note(_ask: Question, id: string): string {
        const option = this.table.choice()?.left.find((each) => each.id === id);
        return option ? this.table.note(option) : '';
    }

    because(): string {
        return '';
    }

    wonder(_ask: Question, blocked: Blocked[]): Blocked[] {
        return blocked;
    }

    warning(): string | null {
        return null;
    }
}

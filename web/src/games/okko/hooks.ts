/** What Okko Chronicles adds to the prompt: what is drawn on the table. */

import type { Choice } from '../../lib/choice.svelte';
import type { Blocked, Option } from '../../lib/menu';
import type { Question } from '../../lib/wire';
import type { Hooks } from '../../table/hooks';
import { onward } from './draft';
import { say } from './say';

/** Beside the table, or easily overlooked there: a talent to use, an agent's card. */
const BUTTONS = /^(use|beside|activate) /;
/** What a talent or an Event card may ask for. */
const AIMS = ['space', 'ally', 'figure'];
const ON_BOARD = ['space', 'area', 'tile', 'figure', 'courtier'];
const NO_BREAK = '\u00a0';
/** What the table that is drawn tells the prompt. */
export interface Drawn {
    choice(): Choice | null;
    /** Whether a thing lies on the table, where it can be touched. */
    lies(point: string): boolean;
    /** Whether it lies there, or only in the offer beside the hand. */
    offers(point: string): boolean;
    /** What is to be said of an answer beyond what every game says. */
    note(option: Option): string;
    /** Actions that whoever acts still has; null: nobody does. */
    actions(): number | null;
    /** What would change of a hero's numbers; null: that is not what is asked. */
    changes(option: Option): string[] | null;
}

export class OkkoHooks implements Hooks {
    constructor(private readonly table: Drawn) {}

    title(ask: Question, said: string): string {
        const choice = this.table.choice();
        if (!choice || ask.kind !== choice.ask.kind) return said;
        if (ask.kind === 'turn' && !choice.path.length) {
            const count = this.table.actions();
            return count === null ? said : `${said} (${say('actions-left', { count }).replaceAll(' ', NO_BREAK)})`;
        }
        const next = choice.menu.options;
        if (ask.kind === 'activate' && !choice.path.length && !next.some(({ id }) => id.startsWith('activate ')))
            return say('nobody-to-activate');
        if (ask.kind === 'command' && next.some(({ id }) => id.startsWith('command '))) return say('command-who');
        if (choice.path.length) return this.aim(choice) || (ask.kind === 'plan' ? this.laying(choice, said) : said);
        return said;
    }

    /** What is to be pointed at next, where what is done does not say it. */
    private aim({ ids, menu }: Choice): string {
        const verb = ids[0]!.split(' ')[0]!;
        const kinds = new Set(menu.options.map((option) => option.points[0]?.split(' ')[0] ?? ''));
        if (verb === 'summon') {
            if (menu.options.some(({ id }) => id.startsWith('pay '))) return say('summon-pay');
            return menu.options.some(({ id }) => id.startsWith('bring ')) ? say('summon-bring') : '';
        }
        const [kind = ''] = kinds;
        return ['use', 'event'].includes(verb) && kinds.size === 1 && AIMS.includes(kind) ? say(`aim-${kind}`) : '';
    }

    private laying(choice: Choice, said: string): string {
        if (this.turningUp) return say('plan-which-up');
        return choice.menu.options.some(({ id }) => id === 'alone') ? say('plan-second') : said;
    }

    /** Of the questions of a plan it is the last: which of the hand cards is used. */
    private get turningUp(): boolean {
        return this.table.choice()?.menu.options.some(({ id }) => id === 'up none') ?? false;
    }

    previews(ask: Question, option: Option): string[] | null {
        return ask.kind === 'plan' ? this.table.changes(option) : null;
    }

    /** What can be touched on the table needs no button, until something was picked or only few are left. */
    drawn = (option: Option, left: Option[]): boolean => {
        if (this.table.choice()?.picks.length || left.length < 3 || this.turningUp) return false;
        if (BUTTONS.test(option.id)) return false;
        return option.points.some(this.table.lies);
    };

    onBoard(option: Option): boolean {
        const { lies, offers } = this.table;
        return option.points.some((point) => ON_BOARD.includes(point.split(' ')[0]!) && lies(point) && !offers(point));
    }

    note(_ask: Question, id: string): string {
        const option = this.table.choice()?.left.find((each) => each.id === id);
        return option ? this.table.note(option) : '';
    }

    onward = onward;

    wonder(_ask: Question, blocked: Blocked[]): Blocked[] {
        return blocked;
    }
}

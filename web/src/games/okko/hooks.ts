/** Okko Chronicles' additions to the prompt: what is drawn on the table. */

import type { Choice } from '../../lib/choice.svelte';
import type { Blocked, Option } from '../../lib/menu';
import type { Question } from '../../lib/wire';
import type { Hooks } from '../../table/hooks';
import { onward } from './draft';
import { say } from './say';

/** Answers that are off the board, or easily overlooked on it: a talent to use, an agent's card. */
const BUTTONS = /^(use|beside|activate) /;
/** The kinds of things that a talent or an Event card can ask for. */
const AIMS = ['space', 'ally', 'figure'];
const ON_BOARD = ['space', 'area', 'tile', 'figure', 'courtier'];
const NO_BREAK = '\u00a0';
/** The facts that the prompt needs from the table. */
export interface Drawn {
    choice(): Choice | null;
    /** Returns whether a thing lies on the table, where it can be touched. */
    lies(point: string): boolean;
    /** Returns whether a thing lies on the table or in the offer beside the hand. */
    offers(point: string): boolean;
    /** Returns a remark on an answer that only this game has. */
    note(option: Option): string;
    /** Returns the actions that the acting figure has left; null if no figure acts. */
    actions(): number | null;
    /** Returns the numbers of a hero that an answer would change; null outside of planning. */
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

    /** Returns what the player points at next, where the first word of the answer does not say it. */
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

    /** Whether the last question of a plan is open: which hand card is turned up. */
    private get turningUp(): boolean {
        return this.table.choice()?.menu.options.some(({ id }) => id === 'up none') ?? false;
    }

    previews(ask: Question, option: Option): string[] | null {
        return ask.kind === 'plan' ? this.table.changes(option) : null;
    }

    /** Things on the table need no button, until one was picked or only few are left. */
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

/** What Okko Chronicles adds to the prompt: what is drawn on the table, and the rules behind its questions. */

import type { Choice } from '../../lib/choice.svelte';
import type { Blocked, Option } from '../../lib/menu';
import type { Question } from '../../lib/wire';
import type { Hooks } from '../../table/hooks';

const RULES: Record<string, string> = {
    plan: 'OK-041',
    lock: 'OK-R29',
    place: 'OK-058',
    adjust: 'OK-R30',
    corruption: 'OK-052',
    enhancement: 'OK-054',
    summons: 'OK-056',
    activate: 'OK-073',
    turn: 'OK-060',
};

export class OkkoHooks implements Hooks {
    constructor(
        private readonly choice: () => Choice | null,
        /** Whether a thing lies on the table, where it can be touched. */
        private readonly lies: (point: string) => boolean,
        /** What is to be said of an answer beyond what every game says. */
        private readonly noteOn: (option: Option) => string,
    ) {}

    rule(kind: string): string {
        return RULES[kind] ?? '';
    }

    order(): string | null {
        return null;
    }

    /** What can be touched on the table needs no button, until something was picked or only few are left. */
    drawn = (option: Option, left: Option[]): boolean => {
        if (this.choice()?.picks.length || left.length < 3) return false;
        return option.points.some(this.lies);
    };

    note(_ask: Question, id: string): string {
        const option = this.choice()?.left.find((each) => each.id === id);
        return option ? this.noteOn(option) : '';
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

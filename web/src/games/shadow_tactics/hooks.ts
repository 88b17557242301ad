/** Shadow Tactics' additions to the prompt: what is drawn on the table. */

import type { Choice } from '../../lib/choice.svelte';
import type { Blocked, Option } from '../../lib/menu';
import type { Question } from '../../lib/wire';
import type { Hooks } from '../../table/hooks';

/** Things on the board, the mat or in a hand, which are touched there. */
const DRAWN = new Set(['place', 'post', 'guard', 'body', 'card', 'slot', 'quest', 'order', 'active']);

const ON_BOARD = new Set(['place', 'post', 'guard', 'body']);

export class ShadowHooks implements Hooks {
    constructor(private readonly choice: () => Choice | null) {}

    /** Things on the table need no button until something was picked. */
    drawn = (option: Option): boolean => {
        if (option.id.startsWith('lay ') || option.id.startsWith('pick ')) return true;
        if (this.choice()?.picks.length) return false;
        return option.points.some((point) => DRAWN.has(point.split(' ')[0]!));
    };

    onBoard(option: Option): boolean {
        return option.points.some((point) => ON_BOARD.has(point.split(' ')[0]!));
    }

    note(): string {
        return '';
    }

    wonder(ask: Question, blocked: Blocked[]): Blocked[] {
        return ask.kind === 'pick' ? [] : blocked;
    }
}

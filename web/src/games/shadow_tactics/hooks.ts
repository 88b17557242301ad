/** What Shadow Tactics adds to the prompt: what is drawn on the table, and the rules behind its questions. */

import type { Choice } from '../../lib/choice.svelte';
import type { Blocked, Option } from '../../lib/menu';
import type { Question } from '../../lib/wire';
import type { Hooks } from '../../table/hooks';

const RULES: Record<string, string> = {
    pick: 'ST-002',
    claim: 'ST-289',
    quest: 'ST-290',
    boulder: 'ST-369',
    post: 'ST-291',
    civilian: 'ST-380',
    coin: 'ST-424',
    enter: 'ST-300',
    settle: 'ST-R135',
    programme: 'ST-035',
    ready: 'ST-055',
    order: 'ST-151',
    'move-regular': 'ST-177',
    'move-free': 'ST-182',
    'move-figure': 'ST-164',
    deploy: 'ST-168',
    spread: 'ST-188',
    search: 'ST-190',
    power: 'ST-192',
    finder: 'ST-172',
    'pick-up': 'ST-071',
    special: 'ST-138',
    aim: 'ST-089',
    junction: 'ST-104',
    exit: 'ST-106',
    torch: 'ST-395',
    target: 'ST-092',
    body: 'ST-102',
    distract: 'ST-111',
    lure: 'ST-113',
    heal: 'ST-122',
    'pass-alert': 'ST-376',
    face: 'ST-385',
    accident: 'ST-464',
    sabotage: 'ST-475',
    remove: 'ST-488',
};

/** What lies on the board, the mat or in a hand, and is touched there. */
const DRAWN = new Set(['place', 'post', 'guard', 'body', 'card', 'slot', 'quest', 'order', 'active']);

const ON_BOARD = new Set(['place', 'post', 'guard', 'body']);

export class ShadowHooks implements Hooks {
    constructor(private readonly choice: () => Choice | null) {}

    rule(kind: string): string {
        return RULES[kind] ?? '';
    }

    /** What can be touched on the table needs no button, until something was picked. */
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

    because(): string {
        return '';
    }

    wonder(ask: Question, blocked: Blocked[]): Blocked[] {
        return ask.kind === 'pick' ? [] : blocked;
    }

    warning(): string | null {
        return null;
    }
}

/** Kitsunedo's additions to the prompt: what is drawn in it, and which blocked entries are hidden. */

import type { Blocked, Option } from '../../lib/menu';
import type { Question } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { Hooks } from '../../table/hooks';
import type { KitsunedoView } from './view';

/** Cards that can pay for a trade in place of a Sake. */
const LEAF = 'hand leaf';
/** Things that lie only in the prompt: kinds to ask for, cards looked at. */
const IN_PROMPT = ['item ', 'deck ', 'seen '];

export function inPrompt(point: string): boolean {
    return IN_PROMPT.some((start) => point.startsWith(start));
}

/** The number of kinds of cards that can be asked of the picked lord; none before that. */
export function traded(left: Option[]): number {
    if (left.some((option) => !option.points.length)) return 0;
    const trades = left.filter((option) => option.id.startsWith('trade '));
    if (new Set(trades.map((option) => option.id.split(' ')[1])).size !== 1) return 0;
    return new Set(trades.flatMap((option) => option.points.filter(inPrompt))).size;
}

export class KitsunedoHooks implements Hooks {
    constructor(
        private readonly view: () => KitsunedoView,
        private readonly words: () => Words,
    ) {}

    drawn(option: Option, left: Option[]): boolean {
        if (option.points.length > 0 && option.id.startsWith('pick ')) return true;
        if (option.points.length === 1) return inPrompt(option.points[0]!);
        return option.id.startsWith('trade ') && traded(left) > 1;
    }

    note(): string {
        return '';
    }

    /** A taken lord is marked already, and a card that is not in the hand needs no explanation. */
    wonder(ask: Question, blocked: Blocked[]): Blocked[] {
        if (ask.kind === 'pick') return [];
        const hand = this.view().own.find((each) => each.seat === ask.seat)?.hand ?? [];
        const held = this.words()
            .ids('item')
            .filter((_, item) => hand[item]);
        const lacks = (point: string) => point.startsWith('hand ') && !held.includes(point.slice(5));
        return blocked.filter(({ id, points }) => {
            if (id.startsWith('trade ')) return !points.includes(LEAF) || !lacks(LEAF);
            return !id.startsWith('give ') || !points.some(lacks);
        });
    }
}

export function symbolsSaid(symbols: string[], words: Words): string {
    const said = symbols.map((symbol) => words.word(`item-${symbol}`));
    return said.slice(1).reduce((before, next) => words.word('play-symbols', { before, next }), said[0] ?? '');
}

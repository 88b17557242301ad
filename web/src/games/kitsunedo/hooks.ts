/** What Kitsunedo adds to the prompt: notes, warnings and the rules behind its questions. */

import './text';
import type { Blocked, Option } from '../../lib/menu';
import { t } from '../../lib/text.svelte';
import type { Question } from '../../lib/wire';
import type { Words } from '../../lib/words';
import { seatOf } from '../../lib/words';
import type { Hooks } from '../../table/hooks';
import { claimNote, claimOf, ITEMS, LEAF, LORDS, needed, sakeOdds, type Content, type KitsunedoView } from './view';

const RULES: Record<string, string> = {
    pick: 'KI-007',
    draw: 'KI-143',
    act: 'KI-025',
    'act attack': 'KI-044',
    doubt: 'KI-111',
    respond: 'KI-059',
    answer: 'KI-107',
    keep: 'KI-066',
    give: 'KI-089',
    swap: 'KI-140',
    discard: 'KI-030',
    out: 'KI-130',
    vote: 'KI-180',
};

/** Things that lie only in the prompt: kinds to ask for, cards looked at. */
const IN_PROMPT = ['item ', 'deck ', 'seen '];

export function inPrompt(point: string): boolean {
    return IN_PROMPT.some((start) => point.startsWith(start));
}

/** How many kinds of cards are laid out to be asked of the one lord that was picked; none before that. */
export function traded(left: Option[]): number {
    if (left.some((option) => !option.points.length)) return 0;
    const trades = left.filter((option) => option.id.startsWith('trade '));
    if (new Set(trades.map((option) => option.id.split(' ')[1])).size !== 1) return 0;
    return new Set(trades.flatMap((option) => option.points.filter(inPrompt))).size;
}

export class KitsunedoHooks implements Hooks {
    constructor(
        private readonly view: () => KitsunedoView,
        private readonly content: () => Content,
        private readonly words: () => Words,
    ) {}

    rule(kind: string, path: string[]): string {
        const said = kind === 'give' ? this.ruleOfGiving() : RULES[`${kind} ${path[0]?.split(' ')[0]}`];
        return said ?? RULES[kind] ?? '';
    }

    /** Whoever lacks what is asked for chooses what to give. */
    private ruleOfGiving(): string | undefined {
        const { frames, own } = this.view();
        const trade = frames.find((frame) => frame.step === 'Trade');
        const asked = own.find((each) => each.seat === trade?.asked);
        return asked && !asked.hand[trade!.item as number] ? 'KI-090' : undefined;
    }

    drawn(option: Option, left: Option[]): boolean {
        if (option.points.length > 0 && option.id.startsWith('pick ')) return true;
        if (option.points.length === 1) return inPrompt(option.points[0]!);
        return option.id.startsWith('trade ') && traded(left) > 1;
    }

    note(ask: Question, option: string): string {
        const [view, content, words] = [this.view(), this.content(), this.words()];
        const [verb, ...rest] = option.split(' ');
        const own = view.own.find((each) => each.seat === ask.seat);
        if (!own) return '';
        const target = rest[0]?.length === 1 ? seatOf(rest[0]) : -1;
        if (verb === 'attack') {
            return words.word('play-symbols-needed', {
                symbols: symbolsSaid(needed(content, view.lords[target]!, view.lives[target]!), words),
            });
        }
        if (verb === 'flip') {
            const percent = Math.round(100 * sakeOdds(view, ask.seat));
            return percent ? words.word('play-sake-odds', { percent }) : t('kitsunedo-no-sake');
        }
        const said = [claimNote(view, content, own, claimOf(option), words)];
        if (verb === 'steal' || verb === 'peep')
            said.push(words.word('play-hand-size', { count: view.sizes[target]! }));
        return said.filter(Boolean).join(' · ');
    }

    because(ask: Question, option: Option): string {
        const own = this.view().own.find((each) => each.seat === ask.seat);
        if (!['life', 'out'].includes(option.stake as string) || !own) return '';
        if (this.vengeful(own.seat)) return this.words().word('ability-vengeance');
        return t(own.hand.some((count) => count > 0) ? 'kitsunedo-last-card-first' : 'kitsunedo-hand-is-empty');
    }

    /** A lord that is taken says so itself, and nobody wonders about a card that is not in the hand. */
    wonder(ask: Question, blocked: Blocked[]): Blocked[] {
        const hand = this.view().own.find((each) => each.seat === ask.seat)?.hand ?? [];
        if (ask.kind === 'pick') return [];
        return blocked.filter(({ id }) => {
            if (id.startsWith('trade ')) return hand[LEAF] || claimOf(id) < 0;
            return !id.startsWith('give ') || hand[ITEMS.indexOf(id.slice(5) as 'sun')];
        });
    }

    private vengeful(seat: number): boolean {
        return this.content().abilities && LORDS[this.view().lords[seat]!] === 'shisu';
    }

    warning(ask: Question, path: string[]): string | null {
        const [view, content] = [this.view(), this.content()];
        const own = view.own.find((each) => each.seat === ask.seat);
        if (!own) return null;
        if (ask.kind === 'discard') {
            const whole = path.length - 1 === own.hand.reduce((sum, count) => sum + count, 0);
            return whole && view.lives[own.seat] && !this.vengeful(own.seat) ? 'warn-empty-hand' : null;
        }
        if (ask.kind === 'answer') {
            const proved = own.lantern === view.frames.at(-1)?.lantern;
            return proved && path[0]!.startsWith('concede') ? 'warn-concede' : null;
        }
        if (ask.kind === 'pick')
            return view.seats === 2 && content.abilities && path[0] === 'pick shisu' ? 'warn-shisu-duel' : null;
        return null;
    }
}

export function symbolsSaid(symbols: string[], words: Words): string {
    const said = symbols.map((symbol) => words.word(`item-${symbol}`));
    return said.slice(1).reduce((before, next) => words.word('play-symbols', { before, next }), said[0] ?? '');
}

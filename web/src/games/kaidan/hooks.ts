/** What Kaidan adds to the prompt: what is at stake, and the rules behind its questions. */

import type { Choice } from '../../lib/choice.svelte';
import type { Blocked, Option } from '../../lib/menu';
import type { Question } from '../../lib/wire';
import type { Words } from '../../lib/words';
import { t } from '../../lib/text.svelte';
import type { Hooks } from '../../table/hooks';
import { ruleOfGuess } from './guess';
import { figureName, foreseen } from './labels';
import { ACTS_AS, objectOf, TOKENS, type KaidanView } from './view';

const RULES: Record<string, string> = {
    pick: 'KA-024',
    act: 'KA-129',
    roll: 'KA-R14',
    hide: 'KA-R17',
    'window-test-post': 'KA-R15',
    'window-wound': 'KA-R15',
    'window-sight': 'KA-R15',
    'window-attack': 'KA-R15',
    'window-fate': 'KA-R15',
    'window-event': 'KA-R15',
    onryo: 'KA-187',
    'onryo-way': 'KA-187',
    chase: 'KA-255',
    flee: 'KA-258',
    react: 'KA-280',
    'last-chance': 'KA-R89',
    trade: 'KA-R119',
    give: 'KA-R119',
    recover: 'KA-161',
};

/** What is decided for one entity, which has a name. */
const ENTITY_MOVES = new Set(['target', 'hunted', 'way', 'away', 'manifest'].map((about) => `kaidan-decide-${about}`));

/** Questions of life and death: whatever may save has a button of its own. */
const UPON_YOU = new Set(['react', 'last-chance']);

/** Passing with a card ready for something that may happen meanwhile: such answers are folded together. */
export const isArming = (option: Option) => option.id.startsWith('pass arming ');

/** Whether cards are being moved from one tray to the other: in a Trade, or from what lies there. */
export const onTrays = (choice: Choice | null): boolean =>
    !!choice && ['give', 'recover'].includes(choice.ask.kind) && (choice.ask.answer === null || choice.touched);

const isMoved = ({ id }: Option) => /^(give|take) /.test(id);

const holds = (name: string) => (card: number) => {
    const held = objectOf(card);
    return held === name || ACTS_AS[held] === name;
};

const ON_BOARD = new Set(['cell', 'edge', 'figure']);

export class KaidanHooks implements Hooks {
    readonly hints = true;

    constructor(
        private readonly view: () => KaidanView,
        private readonly choice: () => Choice | null,
        private readonly words: () => Words,
        private readonly names: () => readonly string[],
    ) {}

    rule(kind: string): string {
        if (kind === 'decide') return this.view().pgs.some((pg) => pg.died) ? 'KA-R08' : 'KA-053';
        if (kind === 'guess') return ruleOfGuess(this.view());
        return RULES[kind] ?? '';
    }

    /** Which entity somebody decides for: the Step below knows. */
    title(ask: Question, said: string): string {
        const frames = this.view().frames;
        const about = `kaidan-decide-${frames.at(-1)?.about}`;
        const who: unknown = frames.at(-2)?.who;
        if (ask.kind !== 'decide' || typeof who !== 'number' || who < 0 || !ENTITY_MOVES.has(about)) return said;
        return t(about, { who: figureName(this.view(), who, this.words()) });
    }

    /** What can be touched on the table needs no button, until something was picked. */
    drawn = (option: Option): boolean =>
        isArming(option) ||
        'degrees' in option ||
        (onTrays(this.choice()) && isMoved(option)) ||
        (!UPON_YOU.has(this.choice()?.ask.kind ?? '') && !this.choice()?.picks.length && option.points.some(this.lies));

    /** Whether this lies on the table, before the one who is asked. */
    private lies = (point: string): boolean => {
        const [kind, name = ''] = point.split(' ');
        const view = this.view();
        const own = view.own.find((each) => each.seat === this.choice()?.ask.seat);
        if (kind === 'object') return (own?.possessed && name === 'OB01') || (own?.cards.some(holds(name)) ?? false);
        if (kind === 'token') return own?.tokens.some((token) => TOKENS[token] === name) ?? false;
        if (kind === 'figure') return (view.figures[Number(name) - 1]?.cell ?? -1) >= 0;
        return true;
    };

    onBoard(option: Option): boolean {
        return option.points.some((point) => ON_BOARD.has(point.split(' ')[0]!) && this.lies(point));
    }

    /** How much goes over with it; what else an option would bring comes with it, in the game's own words. */
    note(_: Question, option: string): string {
        const moved = this.choice()?.path.filter(isMoved).length ?? 0;
        return option === 'hand-over' || option === 'take-no-more' ? t('kaidan-moves', { count: moved }) : '';
    }

    previews(ask: Question, option: Option): string[] {
        return foreseen(this.view(), option, this.words(), this.names(), ask.seat);
    }

    because(): string {
        return '';
    }

    /** What lies elsewhere on the map nobody wonders about. */
    wonder(ask: Question, blocked: Blocked[]): Blocked[] {
        return ask.kind === 'pick' ? [] : blocked.filter(({ id }) => !id.startsWith('move '));
    }

    warning(): string | null {
        return null;
    }
}

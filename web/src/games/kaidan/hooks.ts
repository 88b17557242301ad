/** Kaidan's additions to the prompt: what is drawn on the table, and what is at stake. */

import type { Choice } from '../../lib/choice.svelte';
import type { Blocked, Option } from '../../lib/menu';
import type { Question } from '../../lib/wire';
import type { Words } from '../../lib/words';
import { t } from '../../lib/text.svelte';
import type { Hooks } from '../../table/hooks';
import { figureName, foreseen } from './labels';
import { objectOf, type Content, type KaidanView } from './view';

/** Questions about one entity, which has a name. */
const ENTITY_MOVES = new Set(['target', 'hunted', 'way', 'away', 'manifest'].map((about) => `kaidan-decide-${about}`));

/** Questions of life and death, in which every answer has a button. */
const UPON_YOU = new Set(['react', 'last-chance']);

/** Whether this passes with a card armed for later. Such answers are folded into one entry. */
export const isArming = (option: Option) => option.id.startsWith('pass arming ');

/** Whether cards move from one tray to the other: in a Trade, or from a heap. */
export const onTrays = (choice: Choice | null): boolean =>
    !!choice && ['give', 'recover'].includes(choice.ask.kind) && (choice.ask.answer === null || choice.touched);

const isMoved = ({ id }: Option) => /^(give|take) /.test(id);

const ON_BOARD = new Set(['cell', 'edge', 'figure']);

export class KaidanHooks implements Hooks {
    readonly hints = true;
    readonly keys = {
        run: 'R',
        noise: 'N',
        examine: 'X',
        hide: 'D',
        escape: 'C',
        flee: 'F',
        wait: 'W',
        roll: 'O',
    };

    constructor(
        private readonly view: () => KaidanView,
        private readonly choice: () => Choice | null,
        private readonly words: () => Words,
        private readonly names: () => readonly string[],
        private readonly content: () => Content,
    ) {}

    /** The entity that the question is about, from the Step below. */
    title(ask: Question, said: string): string {
        const frames = this.view().frames;
        const about = `kaidan-decide-${frames.at(-1)?.about}`;
        const who: unknown = frames.at(-2)?.who;
        if (ask.kind !== 'decide' || typeof who !== 'number' || who < 0 || !ENTITY_MOVES.has(about)) return said;
        return t(about, { who: figureName(this.view(), who, this.words()) });
    }

    left(ask: Question): string {
        const pg = this.view().pgs[ask.seat];
        return ask.kind === 'act' && pg ? t('kaidan-points', { pa: pg.pa, pm: pg.pm }) : '';
    }

    /** What can be touched on the table needs no button, until something was picked. */
    drawn = (option: Option): boolean =>
        isArming(option) ||
        'degrees' in option ||
        (onTrays(this.choice()) && isMoved(option)) ||
        (!UPON_YOU.has(this.choice()?.ask.kind ?? '') && !this.choice()?.picks.length && option.points.some(this.lies));

    /** Returns whether a thing lies on the table, or in the hand of the asked player. */
    private lies = (point: string): boolean => {
        const [kind, name = ''] = point.split(' ');
        const [view, words] = [this.view(), this.words()];
        const holds = (card: number) => {
            const held = objectOf(words, card);
            return held === name || this.content().objects?.[held]?.like === name;
        };
        const own = view.own.find((each) => each.seat === this.choice()?.ask.seat);
        if (kind === 'object') return (own?.possessed && name === 'OB01') || (own?.cards.some(holds) ?? false);
        if (kind === 'token') return own?.tokens.some((token) => words.id('token', token) === name) ?? false;
        if (kind === 'figure') return (view.figures[Number(name) - 1]?.cell ?? -1) >= 0;
        return true;
    };

    onBoard(option: Option): boolean {
        return option.points.some((point) => ON_BOARD.has(point.split(' ')[0]!) && this.lies(point));
    }

    /** Returns the number of cards that an answer moves; the texts of the game say everything else about it. */
    note(_: Question, option: string): string {
        const moved = this.choice()?.path.filter(isMoved).length ?? 0;
        return option === 'hand-over' || option === 'take-no-more' ? t('kaidan-moves', { count: moved }) : '';
    }

    previews(_: Question, option: Option): string[] {
        return foreseen(this.view(), option, this.words(), this.names());
    }

    /** Entries elsewhere on the map are not listed as blocked. */
    wonder(ask: Question, blocked: Blocked[]): Blocked[] {
        return ask.kind === 'pick' ? [] : blocked.filter(({ id }) => !id.startsWith('move '));
    }
}

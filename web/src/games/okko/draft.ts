/** A plan in few touches: a card lies where it usually does, and the hand card that is usually used is turned up. */

import type { Choice } from '../../lib/choice.svelte';
import type { Option } from '../../lib/menu';
import { HEROES, NONE, type Content, type OkkoView } from './view';

/** A card as it is laid: the side, its name. */
const LAID = /^(left|right) (.+)$/;

/** What comes without being asked, once an entry was chosen: the last question of a plan has a usual answer. */
export function onward(choice: Choice): Option | null {
    if (choice.ask.kind !== 'plan' || choice.past || choice.path.length < 2) return null;
    return choice.menu.options.find(({ id, usual }) => usual === true && id.startsWith('up ')) ?? null;
}

export class Draft {
    constructor(
        private readonly choice: () => Choice | null,
        /** The hero whose hand is looked at. */
        private readonly hero: () => number,
        private readonly view: () => OkkoView,
        private readonly content: () => Content,
    ) {}

    private get planning(): Choice | null {
        const choice = this.choice();
        return choice?.ask.kind === 'plan' && !choice.past && !choice.picks.length ? choice : null;
    }

    /** Whether this card is being laid. */
    lies(point: string): boolean {
        const choice = this.planning;
        return !!choice && this.placeOf(choice, point) > 0;
    }

    /** Whether a touch of it changes the plan: a card that is being laid, equipment in a hand. */
    has(point: string): boolean {
        const choice = this.planning;
        return this.lies(point) || (!!choice && !choice.path.length && this.equipment(point) !== '');
    }

    /** Lays a card, turns one that is being laid to its other side, takes equipment in use or not. */
    touch(point: string): Promise<void> | null {
        const choice = this.planning;
        if (!choice) return null;
        const place = this.placeOf(choice, point);
        if (place > 0) return this.turn(choice, place);
        const wanted = this.equipment(point);
        if (wanted) return choice.path.length ? null : this.use(choice, wanted);
        return point.startsWith('card ') ? this.lay(choice, point) : null;
    }

    async take(choice: Choice, option: Option): Promise<void> {
        await choice.take(option);
        const next = onward(choice);
        if (next) await choice.take(next);
    }

    /** The card at this place of the answer on its other side; if it has none, it is taken back. */
    async turn(choice: Choice, place: number): Promise<void> {
        const [, side, name] = LAID.exec(choice.ids[place]!)!;
        const before = choice.ids.slice(0, place);
        const other = `${side === 'left' ? 'right' : 'left'} ${name}`;
        const { options } = await choice.peek(before);
        if (options.some(({ id }) => id === other)) await choice.follow([...before, other]);
        else await choice.drop(place);
    }

    private placeOf({ ids }: Choice, point: string): number {
        return ids.findIndex((id) => LAID.test(id) && point === `card ${id.split(' ')[1]}`);
    }

    private async lay(choice: Choice, point: string): Promise<void> {
        const first = choice.path.length ? null : this.first(choice);
        if (first) await choice.take(first);
        const options = choice.left.filter(({ points }) => points.includes(point));
        const option = options.find(({ usual }) => usual) ?? options[0];
        if (option) await this.take(choice, option);
    }

    /** The plan as it lies, with this answer about the hand cards. */
    private async use(choice: Choice, wanted: string): Promise<void> {
        const [left, right] = this.view().team!.plans[this.hero()]!;
        const names = (cards: number[]) => cards.map((card) => this.content().ids.cards![card]!);
        const laid = [...names(right).map((name) => `right ${name}`), ...names(left).map((name) => `left ${name}`)];
        const cards = laid.length === 1 ? [...laid, 'alone'] : laid;
        await choice.follow([`plan ${HEROES[this.hero()]}`, ...cards, wanted]);
    }

    private first(choice: Choice): Option | null {
        return choice.menu.options.find(({ id }) => id === `plan ${HEROES[this.hero()]}`) ?? null;
    }

    /** The answer that a touch of equipment in a hand stands for: it is used, or no longer. */
    private equipment(point: string): string {
        const [kind, name] = point.split(' ');
        const hero = this.hero();
        const plan = hero === NONE ? null : this.view().team?.plans[hero];
        if (kind !== 'equipment' || !plan || !this.choice() || !this.first(this.choice()!)) return '';
        const item = this.content().ids.equipment!.indexOf(name!);
        if (!this.view().heroes[hero]!.hands.includes(item)) return '';
        return plan[2] === item ? 'up none' : `up ${name}`;
    }
}

/** Planning with few touches: a card goes to its usual side, and the usual hand card is turned up. */

import type { Choice } from '../../lib/choice.svelte';
import type { Option } from '../../lib/menu';
import { HEROES, NONE, type Content, type OkkoView } from './view';

/** A card in an answer: its side and its name. */
const LAID = /^(left|right) (.+)$/;

/** Returns the usual answer to the last question of a plan, which is given without asking. */
export function onward(choice: Choice): Option | null {
    if (choice.ask.kind !== 'plan' || choice.past || choice.path.length < 2) return null;
    return choice.menu.options.find(({ id, usual }) => usual === true && id.startsWith('up ')) ?? null;
}

export class Draft {
    constructor(
        private readonly choice: () => Choice | null,
        /** Returns the hero whose hand is shown. */
        private readonly hero: () => number,
        private readonly view: () => OkkoView,
        private readonly content: () => Content,
    ) {}

    private get planning(): Choice | null {
        const choice = this.choice();
        return choice?.ask.kind === 'plan' && !choice.past && !choice.picks.length ? choice : null;
    }

    /** Returns whether this card is part of the answer. */
    lies(point: string): boolean {
        const choice = this.planning;
        return !!choice && this.placeOf(choice, point) > 0;
    }

    /** Returns whether a touch changes the plan: of a card in the answer, of equipment in a hand. */
    has(point: string): boolean {
        const choice = this.planning;
        return this.lies(point) || (!!choice && !choice.path.length && this.equipment(point) !== '');
    }

    /** Adds a card to the plan, moves it to its other side, or turns equipment up or down. */
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

    /** Moves the card at this place of the answer to its other side; without one, takes it back. */
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

    /** Gives the current plan again, with this hand card turned up. */
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

    /** Returns the answer that a touch of equipment in a hand gives: turned up, or down again. */
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

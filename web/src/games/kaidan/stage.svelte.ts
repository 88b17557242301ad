/** Moving pieces on the board during an animation, and the option under the pointer. */

import type { Ahead } from './view';

export type Fright = 'sighted' | 'wounded' | 'died' | 'impulse';

export class Stage {
    /** The current places of people and figures while they move. */
    people = $state<Record<number, number>>({});
    figures = $state<Record<number, number>>({});
    /** The kind of a figure from the moment it is revealed. */
    kinds = $state<Record<number, number>>({});
    /** The cell where something happens; -1: nowhere. */
    looked = $state(-1);
    ripples = $state<{ id: number; cell: number; level: number }[]>([]);
    fright = $state<Fright | null>(null);
    /** The option under the pointer, or the one that was picked. */
    ahead = $state.raw<Ahead | null>(null);
    /** The option whose button is under the pointer or has the focus. */
    button = $state('');
    private count = 0;

    ripple(cell: number, level: number): void {
        this.count += 1;
        const id = this.count;
        this.ripples = [...this.ripples, { id, cell, level }];
        setTimeout(() => (this.ripples = this.ripples.filter((each) => each.id !== id)), 1400);
    }

    frighten(by: Fright): void {
        this.fright = by;
        setTimeout(() => {
            if (this.fright === by) this.fright = null;
        }, 700);
    }

    settle(): void {
        this.people = {};
        this.figures = {};
        this.kinds = {};
        this.looked = -1;
    }
}

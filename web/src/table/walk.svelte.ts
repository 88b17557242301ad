/** From thing to thing on a board by the arrow keys: one of them is in the order of the Tab key. Knows no game. */

import { focusNext, type Spot } from './arrows';
import type { Camera } from './camera.svelte';

export class Walk<T extends Spot> {
    /** Where the keys are. */
    private current = $state('');
    /** Where Tab leads. */
    readonly entry = $derived.by(() => {
        const reachable = this.reachable();
        return reachable.find((thing) => thing.id === this.current) ?? reachable.find(this.isLit) ?? reachable[0];
    });

    constructor(
        private readonly camera: Camera,
        /** How far from the rim what is gone to must lie. */
        private readonly margin: number,
        private readonly reachable: () => T[],
        private readonly isLit: (thing: T) => boolean,
        private readonly press: (thing: T) => void,
    ) {}

    at(thing: T): void {
        this.current = thing.id;
    }

    arrow(key: string): boolean {
        if (!this.entry) return false;
        const next = focusNext(key, this.camera.box, this.entry, this.reachable());
        if (!next) return true;
        this.current = next.id;
        this.camera.show(next.x, next.y, this.margin);
        return true;
    }

    key(event: KeyboardEvent, thing: T): void {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        void this.camera.wasDrag;
        this.press(thing);
    }
}

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

    /** What makes a drawn thing a button; `point` is told what is looked at, by the pointer or by the keys. */
    button(thing: T, lit: boolean, picked: boolean, point: (thing: T | null) => void) {
        const reach = this.reachable().includes(thing);
        const byMouse = (event: PointerEvent, at: T | null) => event.pointerType === 'mouse' && point(at);
        return {
            role: 'button' as const,
            tabindex: reach && this.entry?.id === thing.id ? 0 : -1,
            'aria-hidden': reach ? undefined : ('true' as const),
            'aria-pressed': lit || picked ? picked : undefined,
            'data-id': thing.id,
            onclick: () => this.press(thing),
            onkeydown: (event: KeyboardEvent) => this.key(event, thing),
            onfocus: () => {
                this.current = thing.id;
                point(thing);
            },
            onblur: () => point(null),
            onpointerenter: (event: PointerEvent) => byMouse(event, thing),
            onpointerleave: (event: PointerEvent) => byMouse(event, null),
        };
    }

    arrow(key: string): boolean {
        if (!this.entry) return false;
        const next = focusNext(key, this.camera.box, this.entry, this.reachable());
        if (!next) return true;
        this.current = next.id;
        this.camera.show(next.x, next.y, this.margin);
        return true;
    }

    private key(event: KeyboardEvent, thing: T): void {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        void this.camera.wasDrag;
        this.press(thing);
    }
}

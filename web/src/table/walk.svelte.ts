/** Moves from thing to thing on a board with the arrow keys; one of them is in the Tab order. Knows no game. */

import { focusNext, type Spot } from './arrows';
import type { Camera } from './camera.svelte';

/** Closer, further away, the whole board. */
const WAYS: Readonly<Record<string, -1 | 0 | 1>> = { '+': 1, '=': 1, '-': -1, '0': 0 };

/** The effects of a board on its things. */
interface Hold<T> {
    isLit(thing: T): boolean;
    isPicked(thing: T): boolean;
    press(thing: T): void;
    /** Called with the thing under the pointer or the focus; with null when it leaves it. */
    point?(thing: T | null): void;
}

export class Walk<T extends Spot> {
    /** The thing that has the focus. */
    private current = $state('');
    /** The thing to which Tab leads. */
    readonly entry = $derived.by(() => {
        const reachable = this.reachable();
        return reachable.find((thing) => thing.id === this.current) ?? reachable.find(this.hold.isLit) ?? reachable[0];
    });

    constructor(
        private readonly camera: Camera,
        /** The least distance from the rim of the thing that gets the focus. */
        private readonly margin: number,
        private readonly reachable: () => T[],
        readonly hold: Hold<T>,
    ) {}

    /** The attributes that make a drawn thing a button. */
    button(thing: T, lit: boolean, picked: boolean) {
        const { press, point = () => undefined } = this.hold;
        const reach = this.reachable().includes(thing);
        const byMouse = (event: PointerEvent, at: T | null) => event.pointerType === 'mouse' && point(at);
        return {
            role: 'button' as const,
            tabindex: reach && this.entry?.id === thing.id ? 0 : -1,
            'aria-hidden': reach ? undefined : ('true' as const),
            'aria-pressed': lit || picked ? picked : undefined,
            'data-id': thing.id,
            onclick: () => press(thing),
            onkeydown: (event: KeyboardEvent) => this.pressed(event, thing),
            onfocus: () => {
                this.current = thing.id;
                point(thing);
            },
            onblur: () => point(null),
            onpointerenter: (event: PointerEvent) => byMouse(event, thing),
            onpointerleave: (event: PointerEvent) => byMouse(event, null),
        };
    }

    readonly zoom = (way: -1 | 0 | 1): void => this.camera.turn(way);
    readonly moved = (): boolean => this.camera.free;

    /** Whether this key moves the board or the focus on it. */
    key(event: KeyboardEvent): boolean {
        const way = WAYS[event.key];
        if (way !== undefined) this.zoom(way);
        return way !== undefined || (event.key.startsWith('Arrow') && this.arrow(event.key));
    }

    private arrow(key: string): boolean {
        if (!this.entry) return false;
        const next = focusNext(key, this.camera.box, this.entry, this.reachable());
        if (!next) return true;
        this.current = next.id;
        this.camera.show(next.x, next.y, this.margin);
        return true;
    }

    private pressed(event: KeyboardEvent, thing: T): void {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        void this.camera.wasDrag;
        this.hold.press(thing);
    }
}

/** The board of an editor, with the effects of presses and keys. Each game says what lies on it, and draws it. */

import type { Spot } from '../table/arrows';
import type { Camera } from '../table/camera.svelte';
import type { Marking } from '../table/Targets.svelte';
import { Walk } from '../table/walk.svelte';
import type { Hand } from './hand.svelte';

export interface Placed extends Spot {
    kind: string;
    points: readonly string[];
}

/** A hand that knows the effects of presses on such things. */
interface HandOf<S> extends Hand {
    isLit(spot: S): boolean;
    press(spot: S): void;
    removeSpot(spot: S): void;
}

interface Ground<S> {
    spots(): S[];
    /** The name of a thing, for screen readers. */
    name(spot: S): string;
    /** The middle of a place. */
    where(at: [number, number]): { x: number; y: number };
    /** Between neighbours, in units of the drawing. */
    size: number;
    /** The distance around a place that is shown with it. */
    around: number;
    /** Turns the thing with the focus, or the thing in hand. */
    turn(focused: S | undefined): void;
    /** Called with the thing under the pointer; with null when the pointer leaves it. */
    point?(spot: S | null): void;
}

export class Plot<S extends Placed> {
    readonly walk: Walk<S>;
    readonly marking: Marking<S>;

    constructor(
        readonly camera: Camera,
        private readonly held: () => HandOf<S>,
        readonly ground: Ground<S>,
    ) {
        this.walk = new Walk<S>(camera, ground.size, ground.spots, {
            isLit: (spot) => held().isLit(spot),
            isPicked: (spot) => held().selected === spot.id,
            press: (spot) => void (camera.wasDrag || held().press(spot)),
            point: ground.point,
        });
        this.marking = { name: ground.name, marks: (spot) => [spot.kind] };
    }

    get hand(): HandOf<S> {
        return this.held();
    }

    /** Handles a key; returns whether the board has used it. */
    readonly key = (event: KeyboardEvent): boolean => {
        const at = (document.activeElement as HTMLElement | null)?.dataset.id;
        const focused = this.ground.spots().find(({ id }) => id === at);
        if (focused && (event.key === 'Delete' || event.key === 'Backspace')) this.hand.removeSpot(focused);
        else if (event.key.toLowerCase() === 'r') this.ground.turn(focused);
        else return this.walk.key(event);
        return true;
    };

    /** Centres the board on a place. */
    readonly show = (at: [number, number]): void => {
        const { x, y } = this.ground.where(at);
        this.camera.show(x, y, this.ground.around);
    };
}

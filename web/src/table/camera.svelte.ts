/** The visible part of a drawn board, which can be dragged, pinched and zoomed. Knows no game. */

import { untrack } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { still } from './fly';

export interface Frame {
    x: number;
    y: number;
    /** Width in units of the drawing. */
    w: number;
}

export interface Bounds {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

interface Spot {
    x: number;
    y: number;
}

/** A part of the drawing, by its middle. */
interface Part {
    x: number;
    y: number;
    w: number;
    h: number;
}

/** Bounds with a margin on every side. */
export function around({ left, top, right, bottom }: Bounds, x: number, y = x): Bounds {
    return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

const DRAG = 8;
/** How far the view can zoom out beyond the whole board. */
const FURTHEST = 1.3;
/** Frames that differ by less than this part of their width count as equal. */
const ALIKE = 0.01;
/** The part of the width from the rim within which a place does not count as in sight. */
const BESIDE_RIM = 0.1;

export class Camera {
    /** The part that the player has chosen, which stays visible when the room changes. Null: the page chooses. */
    private chosen = $state.raw<Part | null>(null);
    /** The part that the page would choose. */
    private home: Frame;
    private seenWidth = $state(600);
    private seenHeight = $state(600);
    box: HTMLElement | null = null;
    private frame: Tween<Frame>;
    private fingers = new Map<number, PointerEvent>();
    private start = { x: 0, y: 0 };
    private dragged = false;
    /** The places that matter now. Zooming in goes to the first of them that is in sight. */
    private spots: readonly Spot[] = [];
    /** The place that a lesson is about, which comes before all others. */
    called = $state.raw<Spot | null>(null);

    constructor(
        private readonly bounds: () => Bounds,
        private readonly closest: number,
    ) {
        const { left, top, right } = untrack(bounds);
        this.home = { x: left, y: top, w: right - left };
        this.frame = new Tween<Frame>(this.home, { duration: still() ? 0 : 450, easing: cubicOut });
        $effect(() => {
            void [this.width, this.height];
            untrack(() => this.refit());
        });
    }

    /** Whether the player has moved it. */
    get free(): boolean {
        return this.chosen !== null;
    }

    /** The room has changed: the chosen part stays visible. */
    private refit(): void {
        if (!this.chosen) return;
        const { x, y, w, h } = this.chosen;
        const scale = Math.max(w / this.width, h / this.height);
        const most = (this.whole.w * FURTHEST) / this.width;
        void this.frame.set(this.held(this.around(x, y, Math.min(scale, most))), { duration: 0 });
    }

    get width(): number {
        return this.seenWidth;
    }

    /** A board that is just being taken away measures nothing. */
    set width(pixels: number) {
        this.seenWidth = pixels || this.seenWidth;
    }

    get height(): number {
        return this.seenHeight;
    }

    set height(pixels: number) {
        this.seenHeight = pixels || this.seenHeight;
    }

    get shown(): Frame {
        return this.frame.current;
    }

    get tall(): number {
        return (this.shown.w * this.height) / this.width;
    }

    get viewBox(): string {
        const { x, y, w } = this.shown;
        return `${x} ${y} ${w} ${this.tall}`;
    }

    /** Pixels to a unit. */
    get scale(): number {
        return this.width / this.shown.w;
    }

    /** The place in the drawing of this point of the screen. */
    unitsAt(clientX: number, clientY: number): { x: number; y: number } {
        const rect = this.box!.getBoundingClientRect();
        const { x, y } = this.shown;
        return { x: x + (clientX - rect.x) / this.scale, y: y + (clientY - rect.y) / this.scale };
    }

    /** Puts this point in the middle; `scale` is in units to a pixel. */
    around(x: number, y: number, scale: number): Frame {
        return { x: x - (scale * this.width) / 2, y: y - (scale * this.height) / 2, w: scale * this.width };
    }

    /** Shows as many of these as there is room for: around their middle, or around one of them where that shows more. */
    private amid(spots: readonly Spot[], scale: number): Frame {
        const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
        const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
        const frames = [middle, ...spots].map(({ x, y }) => this.held(this.around(x, y, scale)));
        const shown = frames.map((frame) => spots.filter((spot) => this.holds(spot, frame)).length);
        return frames[shown.indexOf(Math.max(...shown))]!;
    }

    /** The whole board. */
    get whole(): Frame {
        const { left, top, right, bottom } = this.bounds();
        const scale = Math.max((right - left) / this.width, (bottom - top) / this.height);
        return this.around((left + right) / 2, (top + bottom) / 2, scale);
    }

    /** Where the page looks: at the whole board, so that its scale follows from the room and the map alone. Where that
     *  would be too small to touch, with fewer than `least` pixels to a unit, at a part of it around `spots`; while the
     *  player is asked, it goes there only if they are out of sight. */
    attend(look: () => { least: number; spots: readonly Spot[]; asked: boolean }): void {
        $effect(() => {
            const { least, spots: many, asked } = look();
            const { whole, called } = this;
            const spots = called ? [called] : many;
            this.spots = spots;
            if (this.width / whole.w >= least) return this.follow(whole);
            const near = this.amid(spots.length ? spots : [this.middle], 1 / least);
            untrack(() => {
                const still = asked && Math.abs(this.frame.target.w - near.w) < 1;
                const seen = !spots.length || spots.some((spot) => this.holds(spot, this.frame.target));
                if (!still || !seen) this.follow(near);
            });
        });
    }

    private get middle(): Spot {
        const { left, top, right, bottom } = this.bounds();
        return { x: (left + right) / 2, y: (top + bottom) / 2 };
    }

    private holds({ x, y }: Spot, { x: left, y: top, w }: Frame): boolean {
        const margin = w * BESIDE_RIM;
        const bottom = top + (w * this.height) / this.width;
        return x > left + margin && x < left + w - margin && y > top + margin && y < bottom - margin;
    }

    /** Goes there unless the player has taken over. */
    private follow(frame: Frame): void {
        this.home = this.held(frame);
        if (!untrack(() => this.free)) void this.frame.set(this.home);
    }

    /** Closer, further away, or back to where one can see what matters. */
    turn(way: -1 | 0 | 1): void {
        if (way) {
            const by = way > 0 ? 1 / 1.35 : 1.35;
            const spot = this.spots.find((each) => this.holds(each, this.frame.target));
            const { x, y } = this.box!.getBoundingClientRect();
            if (spot) {
                const { x: left, y: top } = this.frame.target;
                this.zoom(by, x + (spot.x - left) * this.scale, y + (spot.y - top) * this.scale, 160);
            } else this.zoom(by, undefined, undefined, 160);
            this.rejoin();
        } else {
            this.chosen = null;
            void this.frame.set(this.home);
        }
    }

    /** Moves so that this point is visible, at least `margin` units from the rim. */
    show(x: number, y: number, margin: number): void {
        const { x: left, y: top, w } = this.frame.target;
        const h = (w * this.height) / this.width;
        if (x < left + margin || x > left + w - margin || y < top + margin || y > top + h - margin)
            this.put({ x: x - w / 2, y: y - h / 2, w }, still() ? 0 : 200);
    }

    zoom(by: number, clientX?: number, clientY?: number, duration = 0): void {
        const rect = this.box!.getBoundingClientRect();
        const px = ((clientX ?? rect.x + rect.width / 2) - rect.x) / rect.width;
        const py = ((clientY ?? rect.y + rect.height / 2) - rect.y) / rect.height;
        const { x, y, w } = this.frame.target;
        const next = Math.min(Math.max(w * by, this.closest), this.whole.w * FURTHEST);
        this.put(
            { x: x + (w - next) * px, y: y + ((w - next) * py * this.height) / this.width, w: next },
            still() ? 0 : duration,
        );
    }

    private put(frame: Frame, duration: number): void {
        const next = this.held(frame);
        const h = (next.w * this.height) / this.width;
        this.chosen = { x: next.x + next.w / 2, y: next.y + h / 2, w: next.w, h };
        void this.frame.set(next, { duration });
    }

    /** Back where the page would look, the page chooses again. */
    private rejoin(): void {
        const { x, y, w } = this.frame.target;
        const { home } = this;
        if (Math.max(Math.abs(x - home.x), Math.abs(y - home.y), Math.abs(w - home.w)) < w * ALIKE) this.turn(0);
    }

    /** Keeps a part of the board visible. */
    private held({ x, y, w }: Frame): Frame {
        const { left, top, right, bottom } = this.bounds();
        const h = (w * this.height) / this.width;
        const clamp = (from: number, size: number, low: number, high: number) =>
            size >= high - low ? (low + high - size) / 2 : Math.min(Math.max(from, low), high - size);
        return { x: clamp(x, w, left, right), y: clamp(y, h, top, bottom), w };
    }

    // One finger moves the board, two change its size.

    down = (event: PointerEvent): void => {
        this.fingers.set(event.pointerId, event);
        if (this.fingers.size > 1) return;
        this.dragged = false;
        this.start = { x: event.clientX, y: event.clientY };
    };

    move = (event: PointerEvent): void => {
        const before = this.fingers.get(event.pointerId);
        if (!before) return;
        if (!this.dragged && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < DRAG) return;
        if (!this.dragged) this.box!.setPointerCapture(event.pointerId);
        this.dragged = true;
        if (this.fingers.size === 2) {
            const other = [...this.fingers.values()].find((each) => each.pointerId !== event.pointerId)!;
            const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
            const is = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
            this.zoom(was / Math.max(is, 1), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
        } else {
            const { x, y, w } = this.frame.target;
            const scale = w / this.width;
            const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
            this.put({ x: x - dx * scale, y: y - dy * scale, w }, 0);
        }
        this.fingers.set(event.pointerId, event);
    };

    up = (event: PointerEvent): void => {
        this.fingers.delete(event.pointerId);
        if (this.chosen) this.rejoin();
    };

    wheel = (event: WheelEvent): void => {
        event.preventDefault();
        this.zoom(event.deltaY > 0 ? 1.12 : 1 / 1.12, event.clientX, event.clientY);
        this.rejoin();
    };

    /** Whether what ends now was a drag and no tap. */
    get wasDrag(): boolean {
        const was = this.dragged;
        this.dragged = false;
        return was;
    }
}

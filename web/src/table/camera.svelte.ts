/** What part of a drawn board is in sight: it may be dragged, pinched and zoomed. Knows no game. */

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

/** A part of the drawing, by its middle. */
interface Part {
    x: number;
    y: number;
    w: number;
    h: number;
}

const DRAG = 8;
/** How much further away than the whole board one can go. */
const FURTHEST = 1.3;
/** Frames that differ by less than this part of their width look alike. */
const ALIKE = 0.01;

export class Camera {
    /** What the player has chosen to see: it stays in sight, whatever room there is. Null: the page chooses. */
    private chosen = $state.raw<Part | null>(null);
    /** What the page would choose. */
    private home: Frame;
    private seenWidth = $state(600);
    private seenHeight = $state(600);
    box: HTMLElement | null = null;
    private frame: Tween<Frame>;
    private fingers = new Map<number, PointerEvent>();
    private start = { x: 0, y: 0 };
    private dragged = false;

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

    /** There is more or less room than before: what the player has chosen to see is in sight all the same. */
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

    /** Where in the drawing this point of the screen lies. */
    unitsAt(clientX: number, clientY: number): { x: number; y: number } {
        const rect = this.box!.getBoundingClientRect();
        const { x, y } = this.shown;
        return { x: x + (clientX - rect.x) / this.scale, y: y + (clientY - rect.y) / this.scale };
    }

    /** With this point in the middle; `scale` is in units to a pixel. */
    around(x: number, y: number, scale: number): Frame {
        return { x: x - (scale * this.width) / 2, y: y - (scale * this.height) / 2, w: scale * this.width };
    }

    /** With these in the middle; the whole board, where there are none. */
    amid(spots: readonly { x: number; y: number }[], scale: number): Frame {
        if (!spots.length) return this.whole;
        const mean = (sum: number) => sum / spots.length;
        const [x, y] = [spots.reduce((sum, spot) => sum + spot.x, 0), spots.reduce((sum, spot) => sum + spot.y, 0)];
        return this.around(mean(x), mean(y), scale);
    }

    /** The whole board. */
    get whole(): Frame {
        const { left, top, right, bottom } = this.bounds();
        const scale = Math.max((right - left) / this.width, (bottom - top) / this.height);
        return this.around((left + right) / 2, (top + bottom) / 2, scale);
    }

    /** Goes there unless the player has taken over. */
    follow(frame: Frame): void {
        this.home = this.held(frame);
        if (!untrack(() => this.free)) void this.frame.set(this.home);
    }

    /** Closer, further away, or back to where one can see what matters. */
    turn(way: -1 | 0 | 1): void {
        if (way) {
            this.zoom(way > 0 ? 1 / 1.35 : 1.35, undefined, undefined, 160);
            this.rejoin();
        } else {
            this.chosen = null;
            void this.frame.set(this.home);
        }
    }

    /** So that this point is in sight, `margin` units from the rim at least. */
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

    /** Never wholly beside the board. */
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

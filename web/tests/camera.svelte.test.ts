import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera, type Frame } from '../src/table/camera.svelte';

// No animations run in these tests. jsdom has no media queries, and modules ask for them when they are loaded.
const STILL = vi.hoisted(() => {
    const still = () => ({ matches: true, addEventListener: () => undefined }) as never;
    window.matchMedia ??= still;
    return still;
});
beforeEach(() => void vi.stubGlobal('matchMedia', STILL));

const BOARD = { left: 0, top: 0, right: 1000, bottom: 1000 };
const ROW_TEN = 1000;
const stops: (() => void)[] = [];

/** Returns a camera without animation that shows a whole board unless `least` forbids it. */
function camera(width: number, height: number, least = 0, spots: { x: number; y: number }[] = []): Camera {
    let made!: Camera;
    stops.push(
        $effect.root(() => {
            made = new Camera(() => BOARD, 220);
            made.box = {
                getBoundingClientRect: () => ({ x: 0, y: 0, width: made.width, height: made.height }),
            } as HTMLElement;
            made.attend(() => ({ least, spots, asked: false }));
        }),
    );
    room(made, width, height);
    return made;
}

function room(of: Camera, width: number, height: number): void {
    [of.width, of.height] = [width, height];
    flushSync();
}

const bottom = ({ shown, tall }: Camera) => shown.y + tall;

/** Compares numbers up to rounding. */
const alike = (one: Frame, other: Frame) => {
    for (const part of ['x', 'y', 'w'] as const) expect(one[part]).toBeCloseTo(other[part], 4);
};

afterEach(() => {
    for (const stop of stops.splice(0)) stop();
});

describe('a board that the player has moved', () => {
    it('is looked at by the page again after as many steps out as in', () => {
        const seen = camera(900, 600);
        for (const way of [1, 1, -1, -1] as const) seen.turn(way);
        expect(seen.free).toBe(false);
        room(seen, 900, 300);
        expect(bottom(seen)).toBeGreaterThanOrEqual(ROW_TEN);
    });

    it('still shows all that was in sight when there is less room', () => {
        const seen = camera(900, 600);
        seen.turn(-1);
        expect(seen.free).toBe(true);
        room(seen, 900, 300);
        expect(bottom(seen)).toBeGreaterThanOrEqual(ROW_TEN);
        expect(seen.shown.y).toBeLessThanOrEqual(0);
    });

    it('is as it was when the room is back', () => {
        const seen = camera(900, 600);
        seen.turn(1);
        seen.turn(1);
        const before = { ...seen.shown };
        room(seen, 900, 200);
        room(seen, 900, 600);
        alike(seen.shown, before);
    });

    it('stays where a slow hand has dragged it', () => {
        const seen = camera(900, 600);
        for (let step = 0; step < 4; step += 1) seen.turn(1);
        const before = seen.shown.x;
        const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 300 }) as PointerEvent;
        seen.box!.setPointerCapture = () => undefined;
        seen.down(at(450));
        for (let x = 449; x > 400; x -= 1) seen.move(at(x));
        seen.up(at(400));
        expect(seen.shown.x - before).toBeGreaterThan(20);
        expect(seen.free).toBe(true);
    });
});

describe('a board that is too big for the room', () => {
    const shows = ({ shown, tall }: Camera, { x, y }: { x: number; y: number }) =>
        x > shown.x && x < shown.x + shown.w && y > shown.y && y < shown.y + tall;

    it('shows as much as it can of what matters, not the void between', () => {
        const [far, one, other] = [
            { x: 150, y: 150 },
            { x: 800, y: 820 },
            { x: 850, y: 850 },
        ] as const;
        const seen = camera(300, 150, 1, [far, one, other]);
        expect([far, one, other].map((spot) => shows(seen, spot))).toEqual([false, true, true]);
    });

    it('shows the middle of what matters if all of it has room', () => {
        const seen = camera(300, 300, 1, [
            { x: 450, y: 500 },
            { x: 550, y: 500 },
        ]);
        alike(seen.shown, { x: 350, y: 350, w: 300 });
    });
});

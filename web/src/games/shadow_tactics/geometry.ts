/** Where things lie on the drawn board. A hex has pointy tops; its corner points are `SIZE` from its middle. */

import { cornerOf, hexOf, numberOf, TOWER, yardOf, type Plan, type PlannedHex } from './view';

export const SIZE = 60;
const WIDE = Math.sqrt(3) * SIZE;

export interface Point {
    x: number;
    y: number;
}

export const middle = ({ q, r }: { q: number; r: number }): Point => ({ x: WIDE * (q + r / 2), y: 1.5 * SIZE * r });

export const placeAt = (plan: Plan, place: number): Point => {
    const found = hexOf(plan, place);
    return found ? middle(found) : { x: 0, y: 0 };
};

/** Corner k lies between directions k and k + 1, counted from the east against the clock. */
export const angleOf = (corner: number) => ((30 + 60 * corner) * Math.PI) / 180;

const off = ({ x, y }: Point, angle: number, far: number): Point => ({
    x: x + Math.cos(angle) * far,
    y: y - Math.sin(angle) * far,
});

export const cornerAt = (at: Point, corner: number, far = SIZE): Point => off(at, angleOf(corner), far);

/** Where a guard at this post is drawn: in its corner, or in the middle of its tower. */
export function postAt(plan: Plan, post: number, far = 0.8 * SIZE): Point {
    const yard = middle(plan.yards[yardOf(post)]!);
    return cornerOf(post) === TOWER ? yard : cornerAt(yard, cornerOf(post), far);
}

const line = (points: Point[]) => points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
const round = (value: number) => Math.round(value * 10) / 10;

/** The outline of a hex around the origin. */
export const hexPath = (size = SIZE) =>
    `M${line(Array.from({ length: 6 }, (_, corner) => cornerAt({ x: 0, y: 0 }, corner, size)))}Z`;

/** A sector of light from a point: as wide as `half` to each side. */
function sector(from: Point, angle: number, half: number, far: number): string {
    const one = off(from, angle - half, far);
    const other = off(from, angle + half, far);
    return `M${line([from, one])}A${far} ${far} 0 0 0 ${round(other.x)} ${round(other.y)}Z`;
}

/** What a guard in a corner faces, seen from the middle of its yard: bush and junction, or the yard. */
export function conePath(corner: number, out: boolean): string {
    const angle = angleOf(corner);
    const from = cornerAt({ x: 0, y: 0 }, corner, 0.86 * SIZE);
    if (out) return sector(from, angle, 1.18, 0.92 * SIZE);
    return sector(from, angle + Math.PI, 0.62, 1.5 * SIZE);
}

/** The edges along which a tile ends: drawn as one line between tiles. */
export function tileBorders(plan: Plan): string {
    const all = [...plan.yards, ...plan.bushes, ...plan.junctions];
    const tiles = new Map(all.map((hex) => [`${hex.q} ${hex.r}`, hex.tile]));
    const ways = [
        [1, 0],
        [1, -1],
        [0, -1],
        [-1, 0],
        [-1, 1],
        [0, 1],
    ] as const;
    let path = '';
    for (const hex of all) {
        ways.forEach(([q, r], way) => {
            const other = tiles.get(`${hex.q + q} ${hex.r + r}`);
            // Each edge once; the rim of the board needs no line.
            if (other === undefined || other === hex.tile || way > 2) return;
            const at = middle(hex);
            path += `M${line([cornerAt(at, way + 5), cornerAt(at, way)])}`;
        });
    }
    return path;
}

/** The shared edge of two neighbouring hexes. */
export function edgeBetween(one: PlannedHex, other: PlannedHex): [Point, Point] {
    const [a, b] = [middle(one), middle(other)];
    const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const angle = Math.atan2(a.y - b.y, b.x - a.x);
    return [off(mid, angle + Math.PI / 2, SIZE / 2), off(mid, angle - Math.PI / 2, SIZE / 2)];
}

export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

export function boxOf(plan: Plan): Box {
    const points = [...plan.yards, ...plan.bushes, ...plan.junctions].map(middle);
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    return {
        left: Math.min(...xs) - WIDE / 2,
        right: Math.max(...xs) + WIDE / 2,
        top: Math.min(...ys) - SIZE,
        bottom: Math.max(...ys) + SIZE,
    };
}

/** A scattering that is the same every time. */
export function scattered(place: number, count: number, far: number): Point[] {
    let seed = (numberOf(place) + 7) * 9301 + Math.floor(place / 100) * 77;
    const next = () => {
        seed = (seed * 9301 + 49297) % 233280;
        return seed / 233280;
    };
    return Array.from({ length: count }, (_, each) =>
        off({ x: 0, y: 0 }, (each / count) * 2 * Math.PI + next(), far * (0.35 + 0.65 * next())),
    );
}

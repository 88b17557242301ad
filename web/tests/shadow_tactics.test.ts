import { describe, expect, it } from 'vitest';
import { cornerAt, middle, postAt, SIZE, tileBorders } from '../src/games/shadow_tactics/geometry';
import { sceneOf } from '../src/games/shadow_tactics/film';
import { spelt } from '../src/games/shadow_tactics/spelling';
import { Stage } from '../src/games/shadow_tactics/stage.svelte';
import {
    bushPlace,
    junctionPlace,
    laidOf,
    metBy,
    placeName,
    placeNamed,
    postName,
    postNamed,
    prospect,
    stanceNamed,
    stanceOf,
    type Plan,
    type ShadowView,
} from '../src/games/shadow_tactics/view';
import type { Option } from '../src/lib/menu';

/** A yard with the bush to its east and the junction to its north-east, on two tiles. */
const plan: Plan = {
    yards: [{ q: 0, r: 0, tile: 'L1', colour: '' }],
    bushes: [{ q: 1, r: 0, tile: 'L1', colour: '' }],
    junctions: [{ q: 1, r: -1, tile: 'C3', colour: 'white' }],
    entries: [],
    barracks: [],
    tower: -1,
    objectives: [],
    gates: [],
};

const option = (facts: Record<string, unknown>): Option => ({ id: 'first HAY-1', points: [], final: false, ...facts });
const met = (place: string, ...seen: string[]) => ({ from: 'B1', place, seen });

describe('places', () => {
    it('are called what the engine calls them', () => {
        expect([placeName(3), placeName(bushPlace(7)), placeName(junctionPlace(10))]).toEqual(['Y4', 'B8', 'J11']);
        expect(placeNamed('J11')).toBe(junctionPlace(10));
        expect(postName(postNamed('Y4-2'))).toBe('Y4-2');
        expect(postName(postNamed('Y12-t'))).toBe('Y12-t');
    });

    it('a stance is a post with a facing, or a focus', () => {
        expect(stanceNamed('Y4-2o')).toEqual({ post: postNamed('Y4-2'), out: true, focus: -1 });
        expect(stanceOf(2 * postNamed('Y4-2'), -1)).toEqual({ post: postNamed('Y4-2'), out: false, focus: -1 });
        expect(stanceOf(1000 + bushPlace(3), 11)).toEqual({
            post: postNamed('Y12-t'),
            out: false,
            focus: bushPlace(3),
        });
    });
});

describe('the drawn board', () => {
    it('has corner 0 of a yard where its eastern bush and north-eastern junction meet', () => {
        const corner = cornerAt(middle(plan.yards[0]!), 0);
        for (const hex of [plan.bushes[0]!, plan.junctions[0]!]) {
            const { x, y } = middle(hex);
            expect(Math.hypot(corner.x - x, corner.y - y)).toBeCloseTo(SIZE);
        }
    });

    it('has a guard in its corner, inside its yard', () => {
        const at = postAt(plan, postNamed('Y1-1'));
        expect(at.x).toBeCloseTo(0);
        expect(-at.y).toBeGreaterThan(SIZE / 2);
        expect(-at.y).toBeLessThan(SIZE);
    });

    it('has a line between tiles and none inside one', () => {
        expect(tileBorders(plan).split('M')).toHaveLength(3);
    });
});

describe('what a card would meet', () => {
    it('is seen everywhere, somewhere, nowhere, or nothing', () => {
        expect(prospect(option({ ahead: [met('Y1', 'Y1-0')] }))).toBe('seen');
        expect(prospect(option({ ahead: [met('Y1', 'Y1-0'), met('Y4')] }))).toBe('maybe');
        expect(prospect(option({ ahead: [met('Y4')] }))).toBe('unseen');
        expect(prospect(option({ ahead: [] }))).toBe('nothing');
        expect(prospect(option({}))).toBe('');
    });

    it('names posts and places by their numbers', () => {
        expect(metBy(option({ ahead: [met('J11', 'Y4-5')] }))).toEqual([
            { from: bushPlace(0), place: junctionPlace(10), seen: [postNamed('Y4-5')] },
        ]);
    });
});

describe('a programme', () => {
    const view = (own: unknown[], left: number[][]) => ({ own, left }) as unknown as ShadowView;

    it('is read by whose it is and face down to others', () => {
        expect(laidOf(view([{ seat: 0, programmes: [[0, [3, 8]]], hand: [] }], [[-1, -1]]), 0)).toEqual([3, 8]);
        expect(laidOf(view([], [[-1, 8]]), 0)).toEqual([-1, 8]);
    });
});

describe('guards while a story is told', () => {
    const table = (...figures: { post: number; kind: number; out: boolean; state: number }[]) =>
        ({ figures, bodies: [] }) as unknown as ShadowView;
    const spearman = { post: 9, kind: 0, out: false, state: 0 };

    it('stay the same when they move, and the table agrees', () => {
        const stage = new Stage();
        stage.settle(table(spearman));
        const { id } = stage.guards[0]!;
        stage.move(9, { post: 16, out: true, focus: -1 });
        stage.alert([16]);
        stage.settle(table({ post: 16, kind: 0, out: true, state: 2 }));
        expect(stage.guards).toEqual([{ id, post: 16, kind: 0, out: true, state: 2 }]);
    });

    it('leave a body where they die', () => {
        const stage = new Stage();
        stage.settle(table(spearman));
        stage.drop(9, true);
        expect([stage.guards, stage.bodies]).toEqual([[], [9]]);
    });
});

describe('the page of Shadow Tactics has the same words in both languages', () => {
    const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort();

    it('key by key', async () => {
        const [en, it_] = await Promise.all([
            import('../src/games/shadow_tactics/text/en.ftl?raw'),
            import('../src/games/shadow_tactics/text/it.ftl?raw'),
        ]);
        expect(keys(it_.default)).toEqual(keys(en.default));
    });
});

describe('the film', () => {
    const log = ['round', 'played', 'moved', 'revealed', 'seen', 'recovered'].map((event) => ({ event }));

    it('shows the card that was turned up last, and what came of it', () => {
        const at = (place: number) => sceneOf(log.slice(0, place));
        expect(at(1)).toBeNull();
        expect(at(3)).toEqual({ opened: { event: 'played' }, rest: [{ event: 'moved' }] });
        expect(at(5)).toEqual({ opened: { event: 'revealed' }, rest: [{ event: 'seen' }] });
        expect(at(6)).toBeNull();
    });
});

describe('where a guard stands', () => {
    it('is said in words', () => {
        expect(spelt('Y4-2')).toBe('yard 4 top left');
        expect(spelt('Y4-2o')).toBe('yard 4 top left, looking out');
        expect(spelt('Y12-5i')).toBe('yard 12 bottom right, looking in');
        expect(spelt('Y12-t')).toBe('the tower of yard 12');
        expect(spelt('tower>B24')).toBe('the tower, watching B24');
    });

    it('and whatever else has a short name keeps it', () => {
        for (const label of ['Y4', 'B8', 'J11', '3', 'none']) expect(spelt(label)).toBe(label);
    });
});

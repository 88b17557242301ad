/** The effects of a press on the board, by what is in hand or selected. */

import { Hand } from '../../../editor/hand.svelte';
import { cornerAt, middle, placeAt, SIZE, type Point } from '../geometry';
import { placeNamed, type HexKind } from '../view';
import { hexesOf, type Drawing, type Hex, type LaidThing, type LaidTile, type TileDrawing } from './kit';

/** Something on the board that can be pressed. */
export type Spot = Point & { id: string } & (
        | { kind: 'slot'; at: Hex }
        | { kind: 'hex'; place: string }
        | { kind: 'post'; place: string }
        | { kind: 'thing'; thing: LaidThing }
        | { kind: 'tile'; tile: LaidTile }
    );

const LETTERS: Record<string, HexKind> = { Y: 'yard', B: 'bush', J: 'junction' };
/** The place of each thing in its hex. */
const OFFSETS: Record<string, [x: number, y: number]> = {
    entries: [0, -38],
    objectives: [0, -4],
    barracks: [0, -4],
    tower: [0, -30],
    green: [27, 14],
    blue: [27, 14],
    keys: [26, 20],
};
const BELL: [x: number, y: number] = [0, -36];

export class MissionHand extends Hand {
    readonly drawing = $derived(this.drafting.drawing as unknown as Drawing | null);
    readonly tiles = $derived((this.drafting.kit?.drawings ?? {}) as Record<string, TileDrawing>);
    readonly laysTiles = $derived(this.tool?.on === 'tile');
    readonly thing = $derived.by(() => this.drawing?.things.find(({ field }) => field === this.selected) ?? null);
    readonly tile = $derived.by(() => this.drawing?.tiles.find(({ field }) => field === this.selected) ?? null);
    /** The kind of place for the thing in hand, or for the selected one. */
    private readonly on = $derived.by(() => {
        const name = this.tool?.name ?? this.thing?.tool;
        const tools = this.drafting.kit?.groups.flatMap(({ tools }) => tools);
        return tools?.find((tool) => tool.name === name)?.on ?? '';
    });

    readonly spots = $derived.by((): Spot[] => {
        const { drawing, tool } = this;
        if (!drawing) return [];
        if (tool?.on === 'tile') return this.slots(drawing, tool.name);
        const things = drawing.things.map((thing): Spot => ({
            ...this.whereIs(thing),
            id: thing.field,
            kind: 'thing',
            thing,
        }));
        if (!tool && !this.thing) return [...drawing.tiles.map((tile) => this.tag(tile)), ...things];
        const own = things.filter(
            (spot) => spot.kind === 'thing' && spot.thing.tool === (tool?.name ?? this.thing?.tool),
        );
        return [...(this.on === 'corner' ? this.posts(drawing) : this.hexes(drawing)), ...own];
    });

    private slots(drawing: Drawing, tile: string): Spot[] {
        const hexes = hexesOf(this.tiles[tile]!);
        const [q, r] = [0, 1].map((axis) => hexes.reduce((sum, hex) => sum + hex[axis]!, 0) / hexes.length);
        return (drawing.slots[tile] ?? []).map((at) => ({
            ...middle({ q: at[0] + q!, r: at[1] + r! }),
            id: `slot ${at.join(' ')}`,
            kind: 'slot',
            at,
        }));
    }

    /** Returns the name of a tile, below its middle, where no guard stands. */
    private tag(tile: LaidTile): Spot {
        const { x, y } = middle({ q: tile.at[0], r: tile.at[1] });
        return { x, y: y + 24, id: tile.field, kind: 'tile', tile };
    }

    private hexes({ plan }: Drawing, tile = ''): Spot[] {
        const kinds = tile ? Object.values(LETTERS) : this.on.split('-');
        const all = { Y: plan.yards, B: plan.bushes, J: plan.junctions };
        return Object.entries(all).flatMap(([letter, hexes]) =>
            kinds.includes(LETTERS[letter]!)
                ? hexes.flatMap((hex, number): Spot[] =>
                      tile && hex.tile !== tile ? [] : [this.hex(`${letter}${number + 1}`, middle(hex))],
                  )
                : [],
        );
    }

    private hex(place: string, at: Point): Spot {
        return { ...at, id: place, kind: 'hex', place };
    }

    /** Returns the corners of yards, and the places that a guard in a tower can watch. */
    private posts(drawing: Drawing): Spot[] {
        const { plan } = drawing;
        const tower = this.thing?.focus ? plan.yards[placeNamed(this.thing.place)]?.tile : undefined;
        const posts = drawing.posts.map((place): Spot => ({ ...this.postAt(place), id: place, kind: 'post', place }));
        return tower ? [...this.hexes(drawing, tower), ...posts.filter(({ id }) => id.includes(' '))] : posts;
    }

    postAt(place: string): Point {
        const [yard = '', corner] = place.split(' ');
        const at = placeAt(this.drawing!.plan, placeNamed(yard));
        return corner === undefined ? at : cornerAt(at, Number(corner), 0.8 * SIZE);
    }

    private whereIs({ tool, place, corner }: LaidThing): Point {
        if (tool.startsWith('guard')) return this.postAt(corner < 0 ? place : `${place} ${corner}`);
        const { x, y } = placeAt(this.drawing!.plan, placeNamed(place));
        const bell = tool === 'objectives' && place.startsWith('B');
        const [dx, dy] = bell ? BELL : (OFFSETS[tool.split(' ')[0]!] ?? [0, 0]);
        return { x: x + dx, y: y + dy };
    }

    /** Returns whether the thing in hand can be laid there. */
    readonly isLit = (spot: Spot): boolean => {
        if (spot.kind === 'post') return !this.guarded.has(spot.place);
        return spot.kind !== 'thing' && spot.kind !== 'tile';
    };

    private readonly guarded = $derived(
        new Set(
            this.drawing?.things.filter(({ corner }) => corner >= 0).map(({ place, corner }) => `${place} ${corner}`),
        ),
    );

    press(spot: Spot): void {
        const { drafting, tool } = this;
        if (spot.kind === 'slot') {
            void drafting.do({ do: 'piece', tile: tool!.name, at: spot.at });
            this.tool = null;
        } else if (spot.kind === 'hex' || spot.kind === 'post') this.put(spot.place);
        else if (spot.kind === 'tile') this.select(spot.tile.field);
        else if (tool?.name === spot.thing.tool) this.remove(spot.thing.field);
        else this.select(spot.thing.field);
    }

    private put(place: string): void {
        if (this.tool) void this.drafting.do({ do: 'lay', tool: this.tool.name, place });
        else if (this.thing) void this.drafting.do({ do: 'move', field: this.thing.field, place });
        if (!this.tool) this.selected = '';
    }

    removeSpot(spot: Spot): void {
        if (spot.kind === 'thing') this.remove(spot.thing.field);
        else if (spot.kind === 'tile') this.remove(spot.tile.field);
    }

    /** Turns a guard to look the other way. */
    turn(thing: LaidThing | null = this.thing): void {
        if (thing && thing.corner >= 0) void this.drafting.do({ do: 'turn', field: thing.field });
    }
}

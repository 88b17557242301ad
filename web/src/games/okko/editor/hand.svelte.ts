/** The effects of a press on the board, by what is in hand or selected. */

import { Hand } from '../../../editor/hand.svelte';
import type { At, Drawing, Join, LaidPiece, LaidSpace, LaidThing, Shape } from './kit';

/** Something on the board that can be pressed. */
export type Spot =
    | { id: string; x: number; y: number; kind: 'slot'; at: At; size: At }
    | { id: string; x: number; y: number; kind: 'space'; space: LaidSpace; taken: boolean }
    | { id: string; x: number; y: number; kind: 'thing'; thing: LaidThing }
    | { id: string; x: number; y: number; kind: 'join'; join: Join }
    | { id: string; x: number; y: number; kind: 'piece'; piece: LaidPiece };

const SIZES: Record<Shape, At> = { tile: [5, 5], lying: [5, 1], upright: [1, 5] };

export class ChronicleHand extends Hand {
    /** Whether new corridors stand upright. */
    upright = $state(true);

    readonly drawing = $derived(this.drafting.drawing as unknown as Drawing | null);
    readonly shape = $derived.by((): Shape => {
        if (this.tool?.on === 'tile') return 'tile';
        return this.upright ? 'upright' : 'lying';
    });
    readonly laysPieces = $derived(this.tool?.on === 'tile' || this.tool?.on === 'corridor');
    readonly thing = $derived.by(() => this.drawing?.things.find(({ field }) => field === this.selected) ?? null);
    readonly piece = $derived.by(() => this.drawing?.pieces.find(({ field }) => field === this.selected) ?? null);

    readonly spots = $derived.by((): Spot[] => {
        const { drawing } = this;
        if (!drawing) return [];
        if (this.laysPieces) return this.slots(drawing.slots[this.shape]);
        if (this.tool?.on === 'join') return drawing.joins.map((join) => this.joint(join));
        const things = drawing.things.map((thing): Spot => ({
            ...middle(thing.at),
            id: thing.field,
            kind: 'thing',
            thing,
        }));
        if (!this.tool && !this.thing)
            return [
                ...drawing.pieces.map((piece): Spot => ({ ...corner(piece), id: piece.field, kind: 'piece', piece })),
                ...drawing.joins.filter(({ state }) => state !== 'none').map((join) => this.joint(join)),
                ...things,
            ];
        const held = new Set(drawing.things.map(({ space }) => space));
        const spaces = drawing.spaces
            .filter(({ space }) => !held.has(space))
            .map((space): Spot => ({ ...middle(space.at), id: space.space, kind: 'space', space, taken: false }));
        return [...spaces, ...things];
    });

    private slots(found: At[]): Spot[] {
        const size = SIZES[this.shape];
        return found.map((at) => ({
            id: `slot ${at.join(' ')}`,
            x: at[0] + size[0] / 2,
            y: at[1] + size[1] / 2,
            kind: 'slot',
            at,
            size,
        }));
    }

    private joint(join: Join): Spot {
        const [[ax, ay], [bx, by]] = join.cells;
        return { id: join.door, x: (ax + bx + 1) / 2, y: (ay + by + 1) / 2, kind: 'join', join };
    }

    /** Returns whether the thing in hand can be laid there. */
    readonly isLit = (spot: Spot): boolean => {
        if (spot.kind === 'slot') return true;
        if (spot.kind === 'join') return this.tool?.on === 'join';
        if (spot.kind === 'space') return !spot.space.barred || (this.tool?.on ?? this.thingOn) === 'agent';
        return false;
    };

    private readonly thingOn = $derived(this.thing?.tool.startsWith('agents') ? 'agent' : 'space');

    press(spot: Spot): void {
        const { drafting, tool } = this;
        if (spot.kind === 'slot') {
            void drafting.do({ do: 'piece', face: tool!.name, at: spot.at, turned: this.shape === 'upright' });
            this.tool = null;
        } else if (spot.kind === 'join') this.pressJoin(spot.join);
        else if (spot.kind === 'space') this.pressSpace(spot.space);
        else if (spot.kind === 'piece') this.select(spot.piece.field);
        else if (tool?.name === spot.thing.tool) this.remove(spot.thing.field);
        else this.select(spot.thing.field);
    }

    private pressJoin({ door, state }: Join): void {
        const wanted = this.tool?.name.split(' ')[1] ?? (state === 'open' ? 'closed' : 'none');
        void this.drafting.do({ do: 'door', door, state: state === wanted ? 'none' : wanted });
    }

    private pressSpace({ space }: LaidSpace): void {
        if (this.tool) void this.drafting.do({ do: 'lay', tool: this.tool.name, space });
        else if (this.thing) void this.drafting.do({ do: 'move', field: this.thing.field, space });
    }

    removeSpot(spot: Spot): void {
        if (spot.kind === 'thing') this.remove(spot.thing.field);
        else if (spot.kind === 'piece') this.remove(spot.piece.field);
        else if (spot.kind === 'join') void this.drafting.do({ do: 'door', door: spot.join.door, state: 'none' });
    }

    /** Turns the corridor in hand, or the selected one. */
    turn(piece: LaidPiece | null = this.piece): void {
        if (!piece) this.upright = !this.upright;
        else if (piece.size[0] !== piece.size[1])
            void this.drafting.do({ do: 'piece', face: piece.face, at: piece.at, turned: !piece.turned });
    }
}

const middle = ([x, y]: At) => ({ x: x + 0.5, y: y + 0.5 });
/** Returns where the name of a piece is written: where there can be no door. */
const corner = ({ at: [x, y], size: [width, height] }: LaidPiece) =>
    width === height ? { x: x + 0.5, y } : { x: x + Math.min(1, width / 2), y: y + Math.min(1, height / 2) };

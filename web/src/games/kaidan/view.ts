/** The View of a table of Kaidan, and functions that read it. Numbers stand for things in the order of the box. */

import type { Option } from '../../lib/menu';
import type { Words } from '../../lib/words';
import type { KaidanView as Sent } from './wire';
import type { ViewOf } from '../../table/table.svelte';
import type { Common as CommonOf } from '../../table/tabletop.svelte';

export const STANDEES = 6;
export const UNREVEALED = -1;
export const ONRYO = -2;

/** The borders between two cells. */
export const OPEN = 0;
export const WALL = 1;
export const INNER = 2;
export const OUTER = 3;
export const SPECTRAL = 4;

/** The print of a cell. */
export const MARKS = ['', 'map', 'mask', 'blue', 'trapdoor', 'well'] as const;
/** The token on a cell; from `HIDING` on, a hiding place and its value. */
export const PIECES = ['', 'exploration', 'spent', 'corpse', 'mask', 'mask-taken', 'blue', 'blue-taken'] as const;
export const HIDING = 8;

export type KaidanView = ViewOf<Sent>;

/** A card of the box with its numbers, however deep. */
export type Entry = { [field: string]: unknown };

/** The content of this table, as the server sends it. */
export interface Content {
    numbers?: { most_noise: number; chase_rounds: number; action_points: number };
    rooms?: Record<string, { pile: string; kind: string; outer: string; inner: string; marks: string }>;
    characters?: Record<string, Entry & { ability: Entry; onryo: Entry & { power: Entry } }>;
    entities?: Record<string, Entry>;
    curses?: Record<string, Entry & { room: string }>;
    objects?: Record<string, Entry & { uses?: number; icons?: string[]; deck: string; like?: string }>;
    events?: Record<string, Entry>;
    /** The rules behind the page's own remarks. */
    rules?: Record<string, string>;
    captions?: Record<string, Record<string, string>>;
}

export type Common = CommonOf<KaidanView, Content>;

export const kindOf = (card: number) => card % 64;
export const spentOf = (card: number) => Math.floor(card / 64);
export const objectOf = (words: Words, card: number) => words.id('card', card);

/** The remaining uses of this card; null: unlimited. */
export function usesLeft(content: Content, words: Words, card: number): number | null {
    const uses = content.objects?.[objectOf(words, card)]?.uses;
    return uses ? uses - spentOf(card) : null;
}

/** Groups equal things in the order of the first of each, with their number. */
export function piled(things: readonly number[]): [number, number][] {
    const found = new Map<number, number>();
    for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
    return [...found];
}

// Places

export const rowOf = (cell: number) => Math.floor(cell / 10);
export const columnOf = (cell: number) => cell % 10;
export const cellName = (cell: number) => `${rowOf(cell) + 1}-${columnOf(cell) + 1}`;
export const slotOf = (cell: number) => Math.floor(cell / 20) * 5 + Math.floor((cell % 10) / 2);
export const cornerOf = (slot: number) => Math.floor(slot / 5) * 20 + (slot % 5) * 2;

export function cellNamed(name: string): number {
    const [row = 0, column = 0] = name.split('-').map(Number);
    return (row - 1) * 10 + column - 1;
}

/** The two cells that an edge lies between. */
export function cellsOfEdge(edge: number): [number, number] {
    const cell = edge >> 1;
    return [cell, edge & 1 ? cell + 10 : cell + 1];
}

export function edgeName(edge: number): string {
    const [one, other] = cellsOfEdge(edge);
    return `${cellName(one)}|${cellName(other)}`;
}

export function edgeNamed(name: string): number {
    const [one = 0, other = 0] = name.split('|').map(cellNamed);
    const first = Math.min(one, other);
    return first * 2 + (Math.abs(one - other) === 10 ? 1 : 0);
}

/** Whether the edge lies on the rim of the board, where nothing is on the other side. */
export function onRim(edge: number): boolean {
    const cell = edge >> 1;
    return edge & 1 ? rowOf(cell) === 9 : columnOf(cell) === 9;
}

/** The tile on a position and how often it is turned clockwise, or null. */
export function roomAt(view: KaidanView, slot: number, words: Words): { tile: string; turn: number } | null {
    const code = view.rooms[slot] ?? -1;
    return code < 0 ? null : { tile: words.id('room', code >> 2), turn: code & 3 };
}

/** The picture on an object card. */
export const pictureOn = (content: Content, object: string): string => content.objects?.[object]?.like || object;

export const covered = (view: KaidanView, cell: number) => (view.rooms[slotOf(cell)] ?? -1) >= 0;

/** A tile turned: what lies on its eight outer and four inner borders, and its marks by cell a b c d. */
export function layout(tile: { outer: string; inner: string; marks: string }, turn: number) {
    let sides = tile.outer.split('/');
    let inner = [...tile.inner];
    const marks = ['', '', '', ''];
    for (const mark of tile.marks.split(' ').filter(Boolean)) marks['abcd'.indexOf(mark[1]!)] = mark[0]!;
    let printed = marks;
    const back = (side: string) => [...side].reverse().join('');
    for (let step = 0; step < turn; step += 1) {
        const [north = '', east = '', south = '', west = ''] = sides;
        sides = [back(west), north, back(east), south];
        inner = [inner[3]!, inner[0]!, inner[1]!, inner[2]!];
        printed = [printed[2]!, printed[0]!, printed[3]!, printed[1]!];
    }
    return { sides, inner, marks: printed };
}

// People

export type Fate = 'picking' | 'alive' | 'nowhere' | 'dead' | 'onryo' | 'escaped' | 'gone';

export function fateOf(view: KaidanView, seat: number): Fate {
    const pg = view.pgs[seat]!;
    if (pg.character < 0) return 'picking';
    if (pg.escaped) return 'escaped';
    const onryo = view.figures[STANDEES + seat];
    if (pg.died) return onryo?.banished ? 'gone' : onryo && onryo.cell >= 0 ? 'onryo' : 'dead';
    return pg.cell < 0 ? 'nowhere' : 'alive';
}

/** The seat whose Onryo this Figure is, or -1. */
export const onryoSeat = (figure: number) => (figure >= STANDEES ? figure - STANDEES : -1);

export const settingUp = (view: KaidanView) => view.pgs.some((pg) => pg.character < 0);

/** The value with which a PG enters a Test: `values` has the Nerves as they are worn down. */
export const nervesFull = (view: KaidanView, seat: number) =>
    (view.values[seat]?.[0] ?? 0) + (view.pgs[seat]?.wounds ?? 0);

/** The Test under way, or the newest frame of that kind. */
export function frameOf(view: KaidanView, step: string): Record<string, any> | null {
    return view.frames.findLast((frame) => frame.step === step) ?? null;
}

// Previews of options

/** Ways that an option says beforehand, each a list of cells: `routes` of a flight, or the hunter's own. */
export function routesOf(option: Option | null | undefined): number[][] {
    return Array.isArray(option?.routes) ? (option.routes as string[][]).map((route) => route.map(cellNamed)) : [];
}

export function pursuitOf(options: readonly Option[]): number[] {
    const said = options.find((option) => Array.isArray(option.pursuit))?.pursuit as string[] | undefined;
    return (said ?? []).map(cellNamed);
}

export interface Ahead {
    to: number;
    noise: number;
    heard: number[];
    seen: number[];
}

export function aheadOf(option: Option | null | undefined): Ahead | null {
    if (!option) return null;
    const numbers = (field: string) =>
        Array.isArray(option[field]) ? (option[field] as number[]).map((each) => each - 1) : [];
    const cell = option.points.find((point) => point.startsWith('cell '));
    return {
        to: cell ? cellNamed(cell.slice(5)) : -1,
        noise: typeof option.noise === 'number' ? option.noise : 0,
        heard: numbers('heard'),
        seen: numbers('seen'),
    };
}

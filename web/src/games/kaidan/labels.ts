/** The things on the board that matter, and how they are called. */

import type { Choice } from '../../lib/choice.svelte';
import type { Option } from '../../lib/menu';
import { t } from '../../lib/text.svelte';
import { seatName, seatOf, type Words } from '../../lib/words';
import {
    cellName,
    cellNamed,
    cellsOfEdge,
    columnOf,
    edgeNamed,
    HIDING,
    INNER,
    MARKS,
    ONRYO,
    onryoSeat,
    PIECES,
    roomAt,
    rowOf,
    slotOf,
    type KaidanView,
} from './view';

export interface Thing {
    id: string;
    /** The name for every meaning of a touch. */
    points: string[];
    cell: number;
    edge: string;
    /** The middle of the thing on the board. */
    x: number;
    y: number;
    /** Whether something is there. */
    matters: boolean;
}

/** Every cell and door that a question is about, or where something is. */
export function thingsOf(view: KaidanView, choice: Choice | null): Thing[] {
    const cells = new Map<number, { points: Set<string>; matters: boolean }>();
    const at = (cell: number) => {
        const found = cells.get(cell) ?? { points: new Set([`cell ${cellName(cell)}`]), matters: false };
        cells.set(cell, found);
        return found;
    };
    view.rooms.forEach((room, slot) => {
        if (room < 0) return;
        const corner = Math.floor(slot / 5) * 20 + (slot % 5) * 2;
        for (const cell of [corner, corner + 1, corner + 10, corner + 11]) at(cell);
    });
    view.pgs.forEach(({ cell }, seat) => {
        if (cell < 0) return;
        at(cell).points.add(`seat ${seatName(seat)}`);
        at(cell).matters = true;
    });
    view.figures.forEach(({ cell }, who) => {
        if (cell < 0) return;
        at(cell).points.add(`figure ${who + 1}`);
        at(cell).matters = true;
    });
    view.tokens.forEach((token, cell) => {
        if (token && ![2, 5, 7].includes(token)) at(cell).matters = true;
    });
    for (const cell of [...view.evidence, ...view.corpses, ...view.flames, ...view.loot.map((loot) => loot.cell)])
        at(cell).matters = true;
    if (view.oil >= 0) at(view.oil).matters = true;

    const edges = new Set<string>();
    const named = [...(choice?.menu.options ?? []), ...(choice?.menu.blocked ?? [])];
    for (const { points } of named) {
        for (const point of points) {
            if (point.startsWith('cell ')) at(cellNamed(point.slice(5)));
            else if (point.startsWith('edge ')) edges.add(point.slice(5));
        }
    }
    return [
        ...[...cells].map(([cell, { points, matters }]) => ({
            id: `cell ${cellName(cell)}`,
            points: [...points],
            cell,
            edge: '',
            x: columnOf(cell) * 100 + 50,
            y: rowOf(cell) * 100 + 50,
            matters,
        })),
        ...[...edges].map((name) => {
            const [one, other] = cellsOfEdge(edgeNamed(name));
            return {
                id: `edge ${name}`,
                points: [`edge ${name}`],
                cell: one,
                edge: name,
                x: ((columnOf(one) + columnOf(other)) / 2) * 100 + 50,
                y: ((rowOf(one) + rowOf(other)) / 2) * 100 + 50,
                matters: false,
            };
        }),
    ];
}

/** The name, once it is known, with the number if another looks the same. */
export function figureName(view: KaidanView, who: number, words: Words): string {
    const kind = view.figures[who]?.kind ?? -1;
    const seat = onryoSeat(who);
    if (kind === ONRYO || seat >= 0) return t('kaidan-onryo-of', { name: pgName(view, seat, words) });
    if (kind < 0) return t('kaidan-unseen', { number: who + 1 });
    const name = words.word(`entity-${words.id('entity', kind)}`);
    const alike = view.figures.filter((figure) => figure.kind === kind).length > 1;
    return alike ? words.word('thing-numbered', { thing: name, number: who + 1 }) : name;
}

export function pgName(view: KaidanView, seat: number, words: Words): string {
    const character = words.id('character', view.pgs[seat]?.character ?? -1);
    return character ? words.word(`character-${character}.short`) : seatName(seat);
}

/** The preview of an option, with the names of people and entities. */
export function foreseen(view: KaidanView, option: Option, words: Words, names: readonly string[]): string[] {
    const called = (key: string, name: (each: never) => string) =>
        Array.isArray(option[key]) ? { [key]: (option[key] as never[]).map(name) } : {};
    const figure = (number: number) => figureName(view, number - 1, words);
    const facts = {
        ...option,
        ...called('exchange', (letter: string) => names[seatOf(letter)] ?? letter),
        ...called('heard', figure),
        ...called('seen', figure),
        ...called('figures', figure),
    };
    return words.preview(facts);
}

/** Everything on a cell, each in a few words. */
export function contentsOf(view: KaidanView, cell: number, words: Words, own: number): string[] {
    const said: string[] = [];
    view.pgs.forEach((pg, seat) => {
        if (pg.cell !== cell) return;
        const name = pgName(view, seat, words);
        said.push(
            [
                seat === own ? `${name} (${t('page-you')})` : name,
                pg.shelter ? t('kaidan-is-hidden') : '',
                pg.noise ? t('kaidan-noise', { level: pg.noise }) : '',
                pg.wounds ? t('kaidan-wounds', { count: pg.wounds }) : '',
            ]
                .filter(Boolean)
                .join(', '),
        );
    });
    view.figures.forEach((figure, who) => {
        if (figure.cell !== cell) return;
        said.push(figureName(view, who, words) + (figure.alerted ? `, ${t('kaidan-alerted')}` : ''));
    });
    const token = view.tokens[cell] ?? 0;
    if (token >= HIDING) said.push(`${words.word('piece-hiding')} ${token - HIDING}`);
    else if (token && words.has(`piece-${PIECES[token]}`)) said.push(words.word(`piece-${PIECES[token]}`));
    const mark = view.marks.find(([where]) => where === cell)?.[1] ?? 0;
    if (mark > 3) said.push(words.word(`piece-${MARKS[mark]}`));
    if (view.evidence.includes(cell)) said.push(words.word('piece-evidence'));
    if (view.corpses.includes(cell)) said.push(words.word('piece-body'));
    for (const loot of view.loot) if (loot.cell === cell) said.push(`${words.word('piece-inventory')} (${loot.cards})`);
    if (view.flames.includes(cell)) said.push(words.word('piece-flames'));
    if (view.oil === cell) said.push(words.word('piece-oil'));
    return said;
}

export function cellLabel(
    thing: Thing,
    view: KaidanView,
    words: Words,
    names: readonly string[],
    own: number,
    choice: Choice | null,
): string {
    const at = ({ points }: { points: string[] }) => points.some((point) => thing.points.includes(point));
    const options = [...(choice?.left ?? []), ...(choice?.ways ?? [])].filter(at);
    const may = options.map((option) =>
        [
            words.option(option.id, names, choice!.ask.kind, [own]),
            ...words.costs(option),
            ...foreseen(view, option, words, names),
        ].join(', '),
    );
    if (thing.edge) {
        const edge = edgeNamed(thing.edge);
        const what = t(view.edges[edge] === INNER ? 'kaidan-door-inner' : 'kaidan-door-outer', { edge: thing.edge });
        return [what, ...may].join('. ');
    }
    const room = roomAt(view, slotOf(thing.cell), words);
    return [
        t('kaidan-cell', { row: rowOf(thing.cell) + 1, column: columnOf(thing.cell) + 1 }),
        room ? words.word(`room-${room.tile}`) : '',
        ...contentsOf(view, thing.cell, words, own),
        ...may,
    ]
        .filter(Boolean)
        .join('. ');
}

export const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

/** Whether something would hear, see, burn or curse there. */
export function isRisky(option: Option): boolean {
    const some = (field: string) => Array.isArray(option[field]) && (option[field] as unknown[]).length > 0;
    return (
        some('heard') ||
        some('seen') ||
        option.fire === true ||
        'curse' in option ||
        'obstacle' in option ||
        option.unchecked === true
    );
}

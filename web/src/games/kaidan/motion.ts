/** Animations and sounds of events in Kaidan. */

import type { Seen } from '../../lib/words';
import { status } from './icons';
import { fly, type Flight } from '../../table/fly';
import type { Motion } from '../../table/playback/playback.svelte';
import type { Teller } from '../../table/teller.svelte';
import type { Fright, Stage } from './stage.svelte';
import type { KaidanView } from './view';

const STEP = 0.3;
const back = `<svg viewBox="0 0 512 512" width="34" height="34" fill="currentColor">${status}</svg>`;

/** The time that an event takes, as a factor: less than a whole one, or more. */
const WEIGHTS: Record<string, number> = {
    ...{ moved: STEP, swapped: STEP, 'made-room': STEP, 'figure-moved': STEP, displaced: STEP, noise: STEP },
    ...{ 'door-opened': STEP, 'activation-ended': STEP, 'first-passed': STEP, 'move-token': STEP, turn: 0.6 },
    ...{ 'door-checked': 0.5, rolled: 0.7, 'enemy-rolled': 0.7, test: 0.5, chime: 0.5 },
    ...{ event: 1.6, 'test-result': 1.3, wounded: 1.3, died: 2, impulse: 1.5, chase: 1.5, sighted: 1.3 },
};
const FRIGHTS: Record<string, Fright> = {
    ...{ sighted: 'sighted', chase: 'sighted', wounded: 'wounded', died: 'died', impulse: 'impulse' },
};
/** Events that harm a seat. */
const STRIKES = new Set([
    ...['chase', 'sighted', 'found', 'lament', 'attack', 'wounded', 'died', 'impulse'],
    ...['stole', 'lost-at-random', 'disappeared'],
]);

export interface Laid {
    view: KaidanView;
    stage: Stage;
    root: HTMLElement;
    /** The viewer's seat; -1 for a spectator. */
    you: number;
    teller: Teller;
}

export function motionOf(laid: () => Laid): Motion {
    const cellOf = (seat: number) => laid().stage.people[seat] ?? laid().view.pgs[seat]?.cell ?? -1;
    return {
        weight: (seen) => laid().teller.weight(seen, WEIGHTS),
        strikes: (seen) => STRIKES.has(seen.event) && seen.seat === laid().you,
        lay: (seen) => lay(seen, laid().stage, cellOf),
        move: (seen, length, signal) => move(seen, laid(), cellOf, length, signal),
        settle: () => laid().stage.settle(),
    };
}

const numberIn = (seen: Seen, field: string) => Number(seen[field] ?? -1);

/** Moves people, figures and the focus to their places after an event. */
function lay(seen: Seen, stage: Stage, cellOf: (seat: number) => number): void {
    const number = (field: string) => numberIn(seen, field);
    switch (seen.event) {
        case 'moved':
        case 'swapped':
        case 'made-room':
        case 'appeared':
            stage.people = { ...stage.people, [number('seat')]: number('cell') };
            break;
        case 'disappeared':
            stage.people = { ...stage.people, [number('seat')]: -1 };
            break;
        case 'figure-moved':
        case 'displaced':
        case 'entity-came':
        case 'figure-appeared':
        case 'summoned':
            stage.figures = { ...stage.figures, [number('figure')]: number('cell') };
            break;
        case 'figure-disappeared':
            stage.figures = { ...stage.figures, [number('figure')]: -1 };
            break;
        case 'revealed':
            stage.kinds = {
                ...stage.kinds,
                [number('figure')]: Number((seen.told as { entity?: number } | undefined)?.entity ?? -1),
            };
            break;
    }
    const cell = number('cell') >= 0 ? number('cell') : number('seat') >= 0 ? cellOf(number('seat')) : -1;
    if (cell >= 0) stage.looked = cell;
}

function move(
    seen: Seen,
    { stage, root }: Laid,
    cellOf: (seat: number) => number,
    length: number,
    signal: AbortSignal,
): Promise<void> | void {
    const number = (field: string) => numberIn(seen, field);
    const fright = FRIGHTS[seen.event];
    if (fright) stage.frighten(fright);
    switch (seen.event) {
        case 'noise': {
            const cell = cellOf(number('seat'));
            if (cell >= 0 && number('level') > 0) stage.ripple(cell, number('total') || number('level'));
            return;
        }
        case 'chime':
            return stage.ripple(number('cell'), number('level'));
        case 'exchanged':
            return flying(root, exchange(number('seat'), number('partner')), length, signal);
        case 'traded':
            return flying(root, trade(number('seat'), number('partner')), length, signal);
    }
}

async function flying(root: HTMLElement, flights: Flight[], length: number, signal: AbortSignal): Promise<void> {
    await Promise.all(flights.map((each) => fly(root, each, length, signal)));
}

/** The animation of an exchange. It is always the same, so it reveals nothing. */
function exchange(one: number, other: number): Flight[] {
    return [swap(`status ${one}`, `status ${other}`), swap(`status ${other}`, `status ${one}`)];
}

function trade(one: number, other: number): Flight[] {
    return [swap(`cards ${one}`, `cards ${other}`), swap(`cards ${other}`, `cards ${one}`)];
}

function swap(from: string, to: string): Flight {
    const seat = (place: string) => `${place}|seat ${place.split(' ')[1]}`;
    return { from: seat(from), to: seat(to), face: back, look: 'back' };
}

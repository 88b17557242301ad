/** What moves, sounds and strikes when something happens at a table of Kaidan. */

import type { Seen } from '../../lib/words';
import { status } from './icons';
import { fly, pause, type Flight } from '../../table/fly';
import type { Stage } from './stage.svelte';
import type { KaidanView } from './view';

const STEP = 230;
const back = `<svg viewBox="0 0 512 512" width="34" height="34" fill="currentColor">${status}</svg>`;

/** Shows one event; resolves when it has landed. `hurried`: many things happen at once. */
export async function play(
    seen: Seen,
    view: KaidanView,
    stage: Stage,
    root: HTMLElement,
    hurried: boolean,
    signal: AbortSignal,
): Promise<void> {
    const number = (field: string) => Number(seen[field] ?? -1);
    const told = (seen.told ?? {}) as Record<string, unknown>;
    const step = hurried ? STEP / 2 : STEP;
    switch (seen.event) {
        case 'moved':
        case 'swapped':
        case 'made-room':
        case 'appeared':
            stage.people = { ...stage.people, [number('seat')]: number('cell') };
            return pause(step, signal);
        case 'disappeared':
            stage.people = { ...stage.people, [number('seat')]: -1 };
            return pause(step, signal);
        case 'figure-moved':
        case 'displaced':
        case 'entity-came':
        case 'figure-appeared':
        case 'summoned':
            stage.figures = { ...stage.figures, [number('figure')]: number('cell') };
            return pause(step, signal);
        case 'figure-disappeared':
            stage.figures = { ...stage.figures, [number('figure')]: -1 };
            return pause(step, signal);
        case 'revealed':
            stage.kinds = { ...stage.kinds, [number('figure')]: Number(told.entity ?? -1) };
            return pause(hurried ? 160 : 350, signal);
        case 'noise': {
            const cell = stage.people[number('seat')] ?? view.pgs[number('seat')]?.cell ?? -1;
            if (cell >= 0 && number('level') > 0) stage.ripple(cell, number('total') || number('level'));
            return pause(hurried ? 80 : 200, signal);
        }
        case 'chime':
            stage.ripple(number('cell'), number('level'));
            return pause(200, signal);
        case 'sighted':
        case 'chase':
            stage.frighten('sighted');
            return pause(hurried ? 160 : 350, signal);
        case 'wounded':
            stage.frighten('wounded');
            return pause(hurried ? 120 : 300, signal);
        case 'died':
            stage.frighten('died');
            return pause(350, signal);
        case 'impulse':
            stage.frighten('impulse');
            return pause(350, signal);
        case 'rolled':
        case 'enemy-rolled':
        case 'test-result':
        case 'guess-result':
            return pause(hurried ? 120 : 300, signal);
        case 'exchanged':
            await Promise.all(exchange(number('seat'), number('partner')).map((each) => fly(root, each, 350, signal)));
            return;
        case 'traded':
            await Promise.all(trade(number('seat'), number('partner')).map((each) => fly(root, each, 350, signal)));
            return;
    }
}

/** Always the same, whatever is exchanged: it tells nothing. */
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

/** What moves and shines when something happens at a table of Okko Chronicles. */

import type { Seen } from '../../lib/words';
import { pause } from '../../table/fly';
import type { Stage } from './stage.svelte';

const STEP = 340;
/** Dice have fallen, a card is turned up: there one wants to read. */
const READ = 800;

/** Shows one event; resolves when it has landed. `hurried`: many things happen at once. */
export async function play(seen: Seen, stage: Stage, hurried: boolean, signal: AbortSignal): Promise<void> {
    const number = (field: string) => Number(seen[field] ?? -1);
    const step = hurried ? STEP / 2 : STEP;
    const read = hurried ? READ / 2 : READ;
    switch (seen.event) {
        case 'moved':
        case 'put':
        case 'arrived':
            stage.places[number('figure')] = number('space');
            return pause(step, signal);
        case 'attacked':
            stage.aim = [number('figure'), number('target')];
            return pause(step, signal);
        case 'rolled':
        case 'rerolled':
        case 'tested':
            return pause(read, signal);
        case 'missed':
        case 'turned-aside':
        case 'unharmed':
            await pause(step, signal);
            stage.aim = null;
            return;
        case 'hit':
            stage.struck = number('target');
            await pause(step, signal);
            stage.aim = null;
            return;
        case 'damaged':
        case 'afflicted':
            stage.struck = number('figure');
            await pause(step, signal);
            stage.struck = -1;
            return;
        case 'eliminated':
        case 'left-board':
        case 'escaped':
            stage.fallen = [...stage.fallen, number('figure')];
            return pause(step, signal);
        case 'revealed':
        case 'techniques':
        case 'event-played':
        case 'complication':
        case 'accused':
        case 'revealed-oni':
        case 'recollection':
            return pause(read, signal);
        case 'initiative':
        case 'agent-activated':
        case 'used':
        case 'alarm':
        case 'flipped':
        case 'corrupted':
            return pause(step, signal);
    }
}

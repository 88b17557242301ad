/** Animations and sounds of events in Okko Chronicles. */

import type { Seen } from '../../lib/words';
import type { Motion, Moving } from '../../table/playback/playback.svelte';
import type { Stage } from './stage.svelte';

const STEP = 0.35;

/** The time that an event takes, as a factor: less than a whole one, or more. */
const WEIGHTS: Record<string, number> = {
    ...{ moved: STEP, put: STEP, arrived: 0.6, 'door-opened': STEP, locked: STEP, unlocked: STEP, 'handed-in': STEP },
    ...{ activated: 0.5, 'agent-activated': 0.6, adjusted: STEP, laid: 0.6, beside: 0.6, initiative: 0.6, rests: STEP },
    ...{ rolled: 1.3, rerolled: 1.3, tested: 1.4, hit: 1.2, damaged: 1.2, eliminated: 1.6, 'event-played': 1.5 },
    ...{ complication: 1.6, accused: 2, 'revealed-oni': 2, recollection: 1.4 },
};
/** Events that harm a figure or a hero, with the field that holds it. */
const STRIKES: Record<string, string> = {
    ...{ attacked: 'target', hit: 'target', damaged: 'figure', afflicted: 'figure', eliminated: 'figure' },
    ...{ discarded: 'hero', 'talent-lost': 'figure', complication: 'hero' },
};

export function motionOf(laid: () => Moving<Stage>): Motion {
    return {
        weight: (seen) => laid().teller.weight(seen, WEIGHTS),
        strikes: (seen) => laid().mine.includes(Number(seen[STRIKES[seen.event] ?? ''] ?? -1)),
        lay: (seen) => lay(seen, laid().stage),
        settle: () => laid().stage.settle(),
    };
}

function lay(seen: Seen, stage: Stage): void {
    const number = (field: string) => Number(seen[field] ?? -1);
    stage.struck = -1;
    switch (seen.event) {
        case 'moved':
        case 'put':
        case 'arrived':
            stage.places[number('figure')] = number('space');
            break;
        case 'attacked':
            stage.aim = [number('figure'), number('target')];
            break;
        case 'missed':
        case 'turned-aside':
        case 'unharmed':
            stage.aim = null;
            break;
        case 'hit':
            stage.struck = number('target');
            stage.aim = null;
            break;
        case 'damaged':
        case 'afflicted':
            stage.struck = number('figure');
            break;
        case 'eliminated':
        case 'left-board':
        case 'escaped':
            stage.fallen = [...stage.fallen, number('figure')];
            break;
    }
    stage.looked = [number('figure'), number('hero')].find((figure) => figure >= 0) ?? -1;
}

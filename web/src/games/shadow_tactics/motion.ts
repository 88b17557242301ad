/** Animations and sounds of events in Shadow Tactics. */

import type { Seen } from '../../lib/words';
import type { Motion, Moving } from '../../table/playback/playback.svelte';
import { placeAt, postAt } from './geometry';
import type { Stage } from './stage.svelte';
import { bushPlace, junctionPlace, stanceOf, type Content, type ShadowView } from './view';

const STEP = 0.4;

/** The time that an event takes, as a factor: less than a whole one, or more. */
const WEIGHTS: Record<string, number> = {
    ...{ moved: STEP, posted: 0.2, deployed: 0.3, civilian: 0.2, spread: STEP, 'alert-passed': STEP, skipped: STEP },
    ...{ entered: STEP, 'passed-through': STEP, laid: STEP, ready: STEP, 'not-ready': STEP, closed: 0.5, drew: STEP },
    ...{ revealed: 1.4, played: 1.4, followed: 1.2, seen: 1.8, hurt: 1.8, found: 1.6, noticed: 1.4, 'no-jutsu': 1.6 },
    ...{ cancelled: 1.6, 'no-effect': 1.4, killed: 1.2, 'blew-up': 1.4, won: 2 },
};
/** Events that harm a ninja: its player wants time to read them. */
const STRIKES = new Set(['seen', 'hurt', 'found', 'no-jutsu', 'cancelled', 'lost-jutsu']);

export interface Laid extends Moving<Stage> {
    view: ShadowView;
    content: Content;
}

export function motionOf(laid: () => Laid): Motion {
    return {
        weight: (seen) => laid().teller.weight(seen, WEIGHTS),
        strikes: (seen) => STRIKES.has(seen.event) && laid().mine.includes(Number(seen.ninja ?? -1)),
        lay: (seen) => lay(seen, laid()),
        move: (seen) => shake(seen, laid()),
        settle: () => laid().stage.settle(laid().view),
    };
}

const numberIn = (seen: Seen, field: string) => Number(seen[field] ?? -1);
const postsOf = (seen: Seen) => (Array.isArray(seen.posts) ? (seen.posts as number[]) : []);
const placeOf = ({ stage, view }: Laid, ninja: number) =>
    stage.ninjas[ninja] ?? bushPlace(Math.max(0, view.ninjas[ninja]?.bush ?? 0));

/** Moves guards and ninjas to their places after an event, and sets the states of guards. */
function lay(seen: Seen, laid: Laid): void {
    const { stage, content } = laid;
    const { plan } = content;
    const number = (field: string) => numberIn(seen, field);
    const stance = () => stanceOf(number('stance'), plan.tower);
    stage.lines = [];
    switch (seen.event) {
        case 'moved':
        case 'distracted':
        case 'lured':
        case 'forced':
            stage.move(number('post'), stance());
            break;
        case 'posted':
        case 'deployed':
        case 'civilian':
            stage.add(number('kind'), stance());
            break;
        case 'spread':
        case 'alert-passed':
            stage.alert([number('post')]);
            break;
        case 'seen':
        case 'noticed':
            stage.alert(postsOf(seen));
            break;
        case 'found':
            stage.lines = postsOf(seen).map((post) => ({ post, place: placeOf(laid, number('ninja')) }));
            break;
        case 'killed':
        case 'accident':
            stage.drop(number('post'), seen.event === 'killed');
            break;
        case 'removed':
            stage.drop(number('post'), false);
            break;
        case 'stunned':
            stage.stun(number('post'));
            break;
        case 'entered':
        case 'went':
            stage.put(number('ninja'), bushPlace(number('bush')));
            break;
        case 'passed-through':
            stage.put(number('ninja'), junctionPlace(number('junction')));
            break;
    }
    if (number('ninja') >= 0) stage.looked = placeAt(plan, placeOf(laid, number('ninja')));
    else if (number('post') >= 0) stage.looked = postAt(plan, number('post'));
}

function shake(seen: Seen, laid: Laid): void {
    const { plan } = laid.content;
    const number = (field: string) => numberIn(seen, field);
    const ripple = ({ x, y }: { x: number; y: number }, harm = false) => laid.stage.ripple(x, y, harm);
    switch (seen.event) {
        case 'hurt':
            return ripple(placeAt(plan, placeOf(laid, number('ninja'))), true);
        case 'blew-up':
            return ripple(placeAt(plan, number('yard')), true);
        case 'aimed':
            return ripple(placeAt(plan, number('yard')));
        case 'footprints-seen':
            return ripple(postAt(plan, number('post')));
    }
}

/** What moves, sounds and shines when something happens at a table of Shadow Tactics. */

import type { Seen } from '../../lib/words';
import { pause } from '../../table/fly';
import { placeAt, postAt } from './geometry';
import type { Stage } from './stage.svelte';
import { bushPlace, junctionPlace, stanceOf, type Content, type ShadowView } from './view';

const STEP = 340;
/** A card is turned up, and somebody has seen it: there one wants to read. */
const READ = 900;

/** Shows one event; resolves when it has landed. `hurried`: many things happen at once. */
export async function play(
    seen: Seen,
    view: ShadowView,
    content: Content,
    stage: Stage,
    hurried: boolean,
    signal: AbortSignal,
): Promise<void> {
    const { plan } = content;
    const number = (field: string) => Number(seen[field] ?? -1);
    const stance = () => stanceOf(number('stance'), plan.tower);
    const posts = () => (Array.isArray(seen.posts) ? (seen.posts as number[]) : []);
    const at = (ninja: number) => stage.ninjas[ninja] ?? bushPlace(Math.max(0, view.ninjas[ninja]?.bush ?? 0));
    const step = hurried ? STEP / 2 : STEP;
    const read = hurried ? READ / 2 : READ;
    switch (seen.event) {
        case 'moved':
        case 'distracted':
        case 'lured':
        case 'forced':
            stage.move(number('post'), stance());
            return pause(step, signal);
        case 'posted':
        case 'deployed':
        case 'civilian':
            stage.add(number('kind'), stance());
            return pause(hurried ? 40 : 200, signal);
        case 'spread':
        case 'alert-passed':
            stage.alert([number('post')]);
            return pause(step, signal);
        case 'revealed':
        case 'played':
        case 'followed':
            return pause(read, signal);
        case 'seen':
            stage.alert(posts());
            return pause(read, signal);
        case 'found':
            stage.lines = posts().map((post) => ({ post, place: at(number('ninja')) }));
            await pause(read, signal);
            stage.lines = [];
            return;
        case 'noticed':
            stage.alert(posts());
            return pause(step, signal);
        case 'killed':
        case 'accident':
            stage.drop(number('post'), seen.event === 'killed');
            return pause(step, signal);
        case 'removed':
            stage.drop(number('post'), false);
            return pause(step, signal);
        case 'stunned':
            stage.stun(number('post'));
            return pause(step, signal);
        case 'entered':
        case 'went':
            stage.put(number('ninja'), bushPlace(number('bush')));
            return pause(step, signal);
        case 'passed-through':
            stage.put(number('ninja'), junctionPlace(number('junction')));
            return pause(step, signal);
        case 'hurt': {
            const { x, y } = placeAt(plan, at(number('ninja')));
            stage.ripple(x, y, true);
            return pause(step, signal);
        }
        case 'blew-up': {
            const { x, y } = placeAt(plan, number('yard'));
            stage.ripple(x, y, true);
            return pause(read, signal);
        }
        case 'aimed': {
            const { x, y } = placeAt(plan, number('yard'));
            stage.ripple(x, y);
            return pause(step, signal);
        }
        case 'footprints-seen': {
            const { x, y } = postAt(plan, number('post'));
            stage.ripple(x, y);
            return pause(step, signal);
        }
        case 'noise':
        case 'alarm':
        case 'jutsu':
        case 'no-effect':
        case 'no-jutsu':
        case 'cancelled':
        case 'healed':
        case 'hid':
            return pause(step, signal);
    }
}

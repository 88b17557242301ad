/** The keys of a playback: Space pauses, arrows step, 1 2 4 set the speed, Enter skips. */

import type { Playback } from './playback.svelte';
import { SPEEDS } from './speed';

/** Whether the playback has used this key. A key on a control is the control's. */
export function playbackKey(playback: Playback, event: KeyboardEvent): boolean {
    if (!playback.playing || (event.target as HTMLElement).closest('button, a, input, summary, [role="button"]'))
        return false;
    const speed = SPEEDS.find((each) => each && event.key === String(each));
    if (speed) playback.choose(speed);
    else if (event.key === ' ') playback.toggle();
    else if (event.key === 'ArrowLeft') playback.step(-1);
    else if (event.key === 'ArrowRight') playback.step(1);
    else if (event.key === 'Enter') playback.skip();
    else return false;
    return true;
}

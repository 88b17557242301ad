/** The post of a guard in words: "yard 4 top left, looking out" for "Y4-2o". */

import { spellOut } from '../../lib/text.svelte';
import { say } from './say';
import { cornerOf, postNamed, TOWER, yardOf } from './view';

const POST = /^Y\d+-[\dt]$/;
const STANCE = /^(Y\d+-\d)([io])$/;
const FOCUS = /^tower>(\w+)$/;

export function postLabel(post: number): string {
    const yard = yardOf(post) + 1;
    return cornerOf(post) === TOWER ? say('post-tower', { yard }) : say(`post-${cornerOf(post)}`, { yard });
}

export const stanceLabel = (post: number, out: boolean): string =>
    say(out ? 'stance-out' : 'stance-in', { post: postLabel(post) });

export function spelt(label: string): string {
    if (POST.test(label)) return postLabel(postNamed(label));
    const [, post, way] = STANCE.exec(label) ?? [];
    if (post) return stanceLabel(postNamed(post), way === 'o');
    const [, place] = FOCUS.exec(label) ?? [];
    return place ? say('stance-tower', { place }) : label;
}

spellOut('shadow_tactics', spelt);

/** The page's own words about Okko Chronicles, beyond those of the game. */

import { wordsApart } from '../../lib/text.svelte';
import en from './text/en.ftl?raw';

const own = wordsApart(en, { it: () => import('./text/it.ftl?raw') });
await own.there;

export const say = own.say;

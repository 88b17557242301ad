/** What this page says of Okko Chronicles beyond the words of the game itself. */

import { wordsApart } from '../../lib/text.svelte';
import en from './text/en.ftl?raw';

const own = wordsApart(en, { it: () => import('./text/it.ftl?raw') });
await own.there;

export const say = own.say;

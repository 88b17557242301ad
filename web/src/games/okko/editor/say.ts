/** What the editor says beyond what comes from the server. */

import { wordsApart } from '../../../lib/text.svelte';
import en from './text/en.ftl?raw';

const own = wordsApart(en, { it: () => import('./text/it.ftl?raw') });
await own.there;

export const say = own.say;

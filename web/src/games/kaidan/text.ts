/** The page's own words for this game, which come with it. */

import { learn } from '../../lib/text.svelte';
import en from './text/en.ftl?raw';

await learn({ en }, { it: () => import('./text/it.ftl?raw') });

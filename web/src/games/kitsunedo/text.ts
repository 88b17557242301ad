/** The page's own words for this game, which come with it. */

import { learn } from '../../lib/text.svelte';
import en from './text/en.ftl?raw';
import it from './text/it.ftl?raw';

learn({ en, it });

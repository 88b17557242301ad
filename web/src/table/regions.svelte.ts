/** The named regions of a table's page, in which parts of the page and of the game stand side by side. Knows no game. */

import { getContext, setContext, type Snippet } from 'svelte';

const KEY = 'regions';

export class Regions {
    /** In the top bar: the state of the game that everybody should see at any time. The game fills it. */
    strip = $state.raw<Snippet | null>(null);
    /** In the aside, after what is asked or rolled: what the pointer or the focus is on. The page fills it. */
    inspector = $state.raw<Snippet | null>(null);
    /** In pixels: what the question needs of the aside, above its bar. */
    asked = $state(0);
    /** In pixels: how high the dock is on a desk, and its bar. They keep that, whether anything is asked or not. */
    dock = $state(0);
    bar = $state(0);
}

/** Makes the regions of a page. */
export const makeRegions = (): Regions => setContext(KEY, new Regions());

/** The regions of the page that this is part of; a page that has none gets them here. */
export const regionsHere = (): Regions => getContext<Regions | undefined>(KEY) ?? makeRegions();

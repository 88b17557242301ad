/** What each game looks like before it is opened. */

import type { Component } from 'svelte';
import Kaidan from './kaidan/Drawing.svelte';
import Kitsunedo from './kitsunedo/Drawing.svelte';
import ShadowTactics from './shadow_tactics/Drawing.svelte';

export const DRAWINGS: Record<string, Component> = {
    kitsunedo: Kitsunedo,
    kaidan: Kaidan,
    shadow_tactics: ShadowTactics,
};

/** What each game looks like before it is opened; each drawing is fetched by itself. */

import type { Component } from 'svelte';

type Fetch = () => Promise<{ default: Component }>;

export const DRAWINGS: Record<string, Fetch> = {
    kitsunedo: () => import('./kitsunedo/Drawing.svelte'),
    kaidan: () => import('./kaidan/Drawing.svelte'),
    okko: () => import('./okko/Drawing.svelte'),
    shadow_tactics: () => import('./shadow_tactics/Drawing.svelte'),
};

/** The manifests of all games that have a folder here. A game without one is drawn by the generic board. */

import type { GameModule, Manifest, Played } from './manifest';

export type Known = Omit<Manifest, 'played'> & Played;

const manifests = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'default' });

const known = new Map<string, Known>(
    Object.values(manifests).flatMap(({ played, ...alike }) =>
        Object.entries(played).map(([key, alone]): [string, Known] => [key, { ...alike, ...alone }]),
    ),
);

/** What this page knows of a game or Series; of one that it does not know, nothing. */
export const manifestOf = (key: string): Known => known.get(key) ?? {};

/** The board of a game, and of any other game or Series. */
export const boardOf = (key: string, series: boolean): (() => Promise<GameModule>) =>
    manifestOf(key).table ??
    (series ? () => import('../table/Series.svelte') : () => import('../table/generic/Table.svelte'));

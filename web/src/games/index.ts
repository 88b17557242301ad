/** The manifests of all games that have a folder here. A game without one is drawn by the generic board. */

import type { GameModule, Manifest, Played } from './manifest';

export interface Known extends Omit<Manifest, 'played'>, Played {
    /** The folder with its pictures. */
    folder?: string;
}

const manifests = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'default' });

const known = new Map<string, Known>(
    Object.entries(manifests).flatMap(([path, { played, ...alike }]) => {
        const folder = path.split('/')[1]!;
        return Object.entries(played).map(([key, alone]): [string, Known] => [key, { ...alike, ...alone, folder }]);
    }),
);

/** What this page knows of a game or Series; of one that it does not know, nothing. */
export const manifestOf = (key: string): Known => known.get(key) ?? {};

/** The board of a game, and of any other game or Series. */
export const boardOf = (key: string, series: boolean): (() => Promise<GameModule>) =>
    manifestOf(key).table ??
    (series ? () => import('../table/Series.svelte') : () => import('../table/generic/Table.svelte'));

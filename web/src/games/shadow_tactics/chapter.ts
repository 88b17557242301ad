/** The View of a chapter between its missions, and functions that read it. */

import type { View } from '../../table/table.svelte';
import type { Content } from './view';

export interface Location {
    mission?: string;
    tax?: number;
    wealth?: number;
    cards?: number;
    final?: boolean;
}

export type ChapterContent = Omit<Content, 'mission' | 'plan' | 'terrain' | 'night' | 'snow' | 'ids'> & {
    daimyo: number;
    locations: Record<string, Location>;
};

/** A bought card: where it lies, and the tokens on it. */
export type Placed = [card: string, location: string, tokens: number[]];

export interface ChapterView extends View {
    facts: {
        missions: [location: string, side: string][];
        cards: string[];
        jutsu: Record<string, number>;
        quests: string[];
        orders: string[];
        pool: number;
        placed: Placed[];
        palace: string[];
        unlocked: string[];
        discount: number;
        embargo: boolean;
        modifier: number;
        present: number[];
        team: number[];
        picks: number[][];
        offer: string[];
        tokens: number[];
        items: string[];
        location: string;
    };
}

/** Where locations lie on the drawn map, in hundredths of its width and height. */
export const SPOTS: Record<string, [number, number]> = {
    'safe-house': [11, 76],
    'osaka-castle': [26, 30],
    'nakasendo-road': [42, 72],
    'imai-town': [56, 27],
    'mount-tsuru': [73, 70],
    'yabu-palace': [88, 28],
};

/** Returns the side that holds a location: the ninjas hold the safe house and the locations where they have won. */
export function holderOf(view: ChapterView, content: ChapterContent, name: string): 'ninjas' | 'daimyo' {
    if (!content.locations[name]?.mission) return 'ninjas';
    return view.facts.missions.some(([place, side]) => place === name && side === 'ninjas') ? 'ninjas' : 'daimyo';
}

export const playedAt = (view: ChapterView, name: string) => view.facts.missions.some(([place]) => place === name);

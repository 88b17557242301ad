/** The games this page can draw, fetched when one is opened. */

import type { Component } from 'svelte';
import type { GameInfo } from '../lib/wire';
import type { Words } from '../lib/words';
import type { TableModel, View } from '../table/table.svelte';

export interface GameTable {
    key(event: KeyboardEvent): boolean;
}

export type GameComponent = Component<{ model: TableModel; words: Words; seat: number }, GameTable>;

export interface Face {
    icon: string;
    name: string;
}

export interface GameModule {
    default: GameComponent;
    /** Who a seat is, as everyone may know it. */
    faceOf(view: View, seat: number, words: Words): Face | null;
}

export const GAMES: Record<string, () => Promise<GameModule>> = {
    kitsunedo: () => import('./kitsunedo/Table.svelte') as unknown as Promise<GameModule>,
    kaidan: () => import('./kaidan/Table.svelte') as unknown as Promise<GameModule>,
    shadow_tactics: () => import('./shadow_tactics/Table.svelte') as unknown as Promise<GameModule>,
    okko: () => import('./okko/Table.svelte') as unknown as Promise<GameModule>,
    'okko-campaign': () => import('./okko/Chronicle.svelte') as unknown as Promise<GameModule>,
    'shadow_tactics-chapter': () => import('./shadow_tactics/Chapter.svelte') as unknown as Promise<GameModule>,
};

export type SetUpComponent = Component<
    {
        options: Record<string, unknown>;
        seats: number;
        series: boolean;
        game: GameInfo;
        limit: (most: number, fits: boolean) => void;
    },
    {},
    'options'
>;

/** What is asked about a new table beyond what every game asks for, by game. */
export const SETUPS: Record<string, () => Promise<{ default: SetUpComponent }>> = {
    shadow_tactics: () => import('./shadow_tactics/SetUp.svelte') as unknown as Promise<{ default: SetUpComponent }>,
    okko: () => import('./okko/SetUp.svelte') as unknown as Promise<{ default: SetUpComponent }>,
};

export type ScoreComponent = Component<{ model: TableModel; words: Words }>;

/** How a game that was played to its end was counted, by game. */
export const SCORES: Record<string, () => Promise<{ default: ScoreComponent }>> = {
    kaidan: () => import('./kaidan/Score.svelte'),
    okko: () => import('./okko/Score.svelte'),
    'okko-campaign': () => import('./okko/CampaignScore.svelte'),
};

/** With what a game begins for somebody who just wants to play. */
export const QUICK: Record<string, Record<string, unknown>> = {
    shadow_tactics: { first: true, quick: true, daimyo: 1 },
    okko: { oni: 1 },
};

/** What is played at a table, where a game is more than one thing: the option, as the game's words call it, and what it
 *  is if nothing is said. */
export const AGREED: Record<string, [option: string, usual: string]> = {
    shadow_tactics: ['mission', 'M1'],
    okko: ['scenario', 'S1'],
    'okko-campaign': ['campaign', 'CAM-1'],
};

/** Games of one against all others, who win or lose together: the option that says who is the one. */
export const AGAINST_ALL: Record<string, string> = {
    shadow_tactics: 'daimyo',
    'shadow_tactics-chapter': 'daimyo',
    okko: 'oni',
    'okko-campaign': 'oni',
};

/** Games that are played in rounds, and say in which. */
export const IN_ROUNDS = new Set(['kitsunedo', 'kitsunedo-advent', 'kitsunedo-rematch']);

/** Kinds of event with which a new paragraph of the story begins. */
export const HEADINGS = ['turn', 'stage', 'next-game', 'chase', 'round', 'closed', 'sequence'];

/** Questions that a standing order may answer, and how: kind and answer, by game. */
export const ORDERS: Record<string, [string, string][]> = {
    kitsunedo: [['doubt', 'stand']],
    kaidan: ['test-post', 'wound', 'sight', 'attack', 'fate', 'event'].map((window) => [`window-${window}`, 'let-be']),
};

/** Games of a tutorial in which nothing is asked that an order could answer. */
export const WITHOUT_ORDERS = new Set(['first']);

/** What the page of a game can be told to do unasked, on this device. */
export const HABITS: Record<string, string[]> = { kaidan: ['kaidan-unasked'] };

/** What help tells of a game, in the game's own words: the topics of its guide. */
export const GUIDES: Record<string, string[]> = {
    kitsunedo: ['turn', 'challenge'],
    kaidan: ['aim', 'turn', 'noise', 'chase', 'possessed'],
    shadow_tactics: ['aim', 'round', 'sight', 'alarm'],
    okko: ['aim', 'round', 'cards', 'clues', 'fight', 'end'],
};

/** The games of a tutorial, in order: its stages. */
export const STAGES: Record<string, string[]> = {
    kitsunedo: ['first', 'second', 'third', 'eve'],
};

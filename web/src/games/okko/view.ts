/** The View of a table of Okko Chronicles, and functions that read it. Numbers stand for things in the order of the
 *  box. */

import type { Choice } from '../../lib/choice.svelte';
import type { Option } from '../../lib/menu';
import type { Words } from '../../lib/words';
import type { Figure, OkkoView as Sent } from './wire';
import type { ViewOf } from '../../table/table.svelte';
import type { Common as CommonOf } from '../../table/tabletop.svelte';

export type OkkoView = ViewOf<Sent>;

export const NONE = -1;
export const HEROES = ['OKK', 'NOB', 'NSH', 'SET'];
export const PHASES = ['setup', 'strategy', 'activation', 'end'];
/** The values of a Figure, in its order. */
export const VALUES = ['speed', 'might', 'defense', 'guile', 'actions', 'stamina'];
export const CONDITIONS = ['bleeding', 'poisoned', 'stunned', 'amputee'];
/** Kinds of tokens. */
export const MARKERS = ['evidence', 'parchment', 'chest', 'follower'];
/** The feats that personal missions count, in the order of the counts of a hero. */
const FEATS = [
    'agents',
    'supernatural',
    'streak',
    'quiet',
    'unwounded',
    'tests',
    'investigations',
    'kami',
    'chests',
    'sneaks',
    'clues',
];
const PER_FACE = 25;
const PER_ROW = 5;
const LETTERS = 8;

export interface Piece {
    tile: number;
    face: string;
    x: number;
    y: number;
    width: number;
    height: number;
    /** The difficulty of sneaking in; 0: all figures can enter. */
    sneak: number;
    red: boolean;
}

export interface Cell {
    x: number;
    y: number;
    area: number;
    space: number;
    /** b blue, o orange, p P purple, g G green. */
    colour: string;
}

export interface Palace {
    pieces: Piece[];
    cells: Cell[];
    walls: [[number, number], [number, number]][];
    doors: { spaces: [number, number]; cells: [[number, number], [number, number]] }[];
    areas: { area: number; tile: number; near: number[] }[];
}

export interface Captions {
    texts: Record<string, string>;
    techniques: Record<string, string>;
    goals: Record<string, string>;
    specials: Record<string, string>;
}

interface Kin {
    kind: string;
    rank: string;
}

/** The numbers and the layout that the table is played with. */
export interface Content {
    palace: Palace;
    ids: Record<string, string[]>;
    captions?: Record<string, Captions>;
    scenario: string;
    oni: number;
    heroes: Record<
        string,
        { of: string; supplies: number; stamina: number; missions: { feat: string; count?: number }[] }
    >;
    actions: Record<string, { hero: string; nature: string }>;
    equipment: Record<string, { slot: string; hands?: number; classes?: string[]; legendary?: boolean }>;
    followers: Record<string, { follower: string }>;
    kami: Record<string, { kami: string }>;
    agents: Record<string, Kin>;
    oni_cards: Record<string, { demon: string }>;
    enhancements: Record<string, { tree: string; column: number; after?: string[] }>;
    recollections: Record<string, { size: string; faces: string[] }>;
    scenarios: Record<
        string,
        { name?: string; investigation: boolean; rounds?: number; goal?: { at?: string; home?: string; tile?: string } }
    >;
    track: { steps: { corruption: string; tree: string }[] };
}

export type Common = CommonOf<OkkoView, Content>;

// Names

/** Returns the name of the scenario: a custom one has it in its file, the others in the texts of the game. */
export const scenarioName = (content: Content, words: Words): string =>
    content.scenarios[content.scenario]?.name || words.word(`scenario-${content.scenario}`);

const KINDS = ['card', 'equipment', 'eventcard', 'clue', 'agent', 'ally', 'enhancement', 'hero'];

/** Returns the name of a card, or of anything else with a text. */
export function cardTitle(words: Words, name: string): string {
    const kind = KINDS.find((each) => words.has(`${each}-${name}`));
    return kind ? words.word(`${kind}-${name}`) : name;
}

const OFFERED = ['figure', 'ally', 'clue', 'equipment', 'event'];

/** Returns the card of an offered point. */
export const offeredName = (point: string): string => point.slice(point.indexOf(' ') + 1);
export const isOffered = (point: string): boolean => OFFERED.includes(point.split(' ')[0]!);

export const faceOf = (content: Content, space: number) => content.ids.faces![Math.floor(space / PER_FACE)]!;

export function spaceName(content: Content, space: number): string {
    const face = faceOf(content, space);
    const cell = space % PER_FACE;
    return face.startsWith('C') ? `${face}.${cell}` : `${face}.${Math.floor(cell / PER_ROW)}${cell % PER_ROW}`;
}

export const tileName = (content: Content, tile: number) => content.ids.faces![tile]!;

export const areaName = (content: Content, area: number) =>
    `${content.ids.faces![Math.floor(area / LETTERS)]}.${'abcdefgh'[area % LETTERS]}`;

export const figureName = (content: Content, figure: number) => content.ids.figures![figure] ?? '';
export const tileOf = (space: number) => Math.floor(space / PER_FACE);

/** Returns the character card of a figure: "ashigaru" of "ashigaru-3". */
export function agentOf(content: Content, figure: number): number {
    const name = figureName(content, figure);
    return content.ids.agents!.findIndex((agent) => name === agent || name.replace(/-\d+$/, '') === agent);
}

/** Returns the person on a card: a hero, a companion, a courtier or an agent; '' for any other card. */
export function personOn(content: Content, card: string): string {
    const on = content.followers[card]?.follower ?? content.kami[card]?.kami ?? content.oni_cards[card]?.demon ?? card;
    return content.agents[on] || content.ids.figures!.includes(on) ? on : '';
}

/** The picture on a card: both cards of an event have the same. */
export const pictureOn = (card: string): string => card.replace(/(?<=^X?EV-\d+)[ab]$/, '');

export const isHero = (figure: number) => figure >= 0 && figure < HEROES.length;

/** hero, ally, mortal or supernatural. */
export function kinOf(content: Content, figure: number): string {
    if (isHero(figure)) return 'hero';
    const agent = agentOf(content, figure);
    return agent < 0 ? 'ally' : content.agents[content.ids.agents![agent]!]!.kind;
}

/** A figure as the Handbook names it: "hero OKK", "agent ashigaru", a companion by its card. */
export function subjectOf(view: OkkoView, content: Content, figure: number): string {
    const name = figureName(content, figure);
    if (isHero(figure)) return `hero ${name}`;
    const ally = view.allies.find((companion) => companion.figure === figure)?.ally;
    return ally ? `ally ${content.ids.allies![ally.card]}` : `agent ${content.ids.agents![agentOf(content, figure)]}`;
}

// Places

export const figureAt = (view: OkkoView, space: number): Figure | undefined =>
    view.figures.find((figure) => figure.space === space);

export const figureOf = (view: OkkoView, number: number): Figure | undefined =>
    view.figures.find(({ figure }) => figure === number);

export const heroesOf = (view: OkkoView): number[] =>
    HEROES.flatMap((_, hero) => ((view.heroes[hero]?.seat ?? NONE) >= 0 ? [hero] : []));

export const ownHeroes = (view: OkkoView, seat: number): number[] =>
    heroesOf(view).filter((hero) => view.heroes[hero]!.seat === seat);

/** Returns the hero whose cards matter: the one being planned, the one that acts or whose ally acts, the one asked. */
export function heroAtHand(view: OkkoView, choice: Choice | null): number {
    const planned = plannedHero(choice);
    if (planned !== NONE) return planned;
    const master = view.allies.find(({ figure }) => figure === view.active)?.ally.master ?? NONE;
    if (view.active >= 0) return isHero(view.active) ? view.active : master;
    const asked = view.frames.at(-1)?.hero;
    return choice && typeof asked === 'number' ? asked : NONE;
}

/** Returns the hero whose plan the answer is about. */
export function plannedHero(choice: Choice | null): number {
    const first = choice?.ask.kind === 'plan' ? choice.ids[0] : undefined;
    return first?.startsWith('plan ') ? HEROES.indexOf(first.slice(5)) : NONE;
}

/** An action card: which part of it works depends on the side on which it is laid. */
export const isAction = (card: string): boolean => HEROES.includes(card.split('-')[0]!) && card.includes('-');

/** Returns the personal mission of a hero, and how far it is. */
export function missionOf(view: OkkoView, content: Content, hero: number) {
    const sheet = view.heroes[hero]!;
    const mission = content.heroes[HEROES[hero]!]?.missions[sheet.mission];
    if (!mission) return null;
    return { feat: mission.feat, count: mission.count ?? 0, done: sheet.feats[FEATS.indexOf(mission.feat)] ?? 0 };
}

/** Returns the actions that the acting figure has left; null if no figure acts. */
export function actionsLeft(view: OkkoView): number | null {
    const turn = view.frames.findLast(({ step }) => step === 'Turn');
    return turn && turn.stage === 'act' ? (turn.left as number) : null;
}

/** Returns a preview of an option by its name. The engine has computed it. */
export const foreseen = (option: Option | null | undefined, name: string): unknown =>
    option ? (option as unknown as Record<string, unknown>)[name] : undefined;

/** The View of a mission of Shadow Tactics, and functions that read it. Numbers stand for things in the order of the
 * box. */

import type { Option } from '../../lib/menu';
import type { Words } from '../../lib/words';
import type { ShadowView as Sent, Terrain } from './wire';
import type { ViewOf } from '../../table/table.svelte';
import type { Common as CommonOf } from '../../table/tabletop.svelte';

/** Hayato, Yuki, Mugen, Aiko, Takuma. */
export const NINJAS = ['HAY', 'YUK', 'MUG', 'AIK', 'TAK'];
/** Spearman, Officer, Samurai, Daimyo figure, friendly and hostile civilian. */
export const KINDS = ['S', 'O', 'A', 'D', 'F', 'H'];
export const ALARMS = ['none', 'half', 'full'];
export const PHASES = ['programming', 'orders', 'execution', 'refresh'];
export const PARTS = ['immediate', 'prepared', 'alarm'] as const;
export const LIGHTS = ['dark', 'light', 'lit', 'out'];

export const NOWHERE = -1;
export const NOT_SHOWN = 0;
export const SHOWN = 1;
export const CHANGED = 2;
export const NOW = 0;
export const PREPARED = 1;
export const RED_PART = 2;

// Guards

export const CALM = 0;
export const ALERTED = 2;
export const STUNNED = 4;

export const kindOf = ({ kind }: { kind: number }) => KINDS[kind] ?? 'S';
export const stateOf = ({ state }: { state: number }) =>
    state === STUNNED ? 'stunned' : state === ALERTED ? 'alerted' : 'calm';

// Places: hexes, posts, stances

export const PER_YARD = 7;
export const TOWER = 6;
const BUSHES = 100;
const JUNCTIONS = 200;
const IN_TOWER = 1000;

export type HexKind = 'yard' | 'bush' | 'junction';
export const yardOf = (post: number) => Math.floor(post / PER_YARD);
export const cornerOf = (post: number) => post % PER_YARD;
export const bushPlace = (bush: number) => BUSHES + bush;
export const junctionPlace = (junction: number) => JUNCTIONS + junction;
export const kindOfPlace = (place: number): HexKind =>
    place < BUSHES ? 'yard' : place < JUNCTIONS ? 'bush' : 'junction';
export const numberOf = (place: number) => place % 100;
export const placeName = (place: number) =>
    (place < BUSHES ? 'Y' : place < JUNCTIONS ? 'B' : 'J') + (numberOf(place) + 1);
export const placeNamed = (name: string) => 'YBJ'.indexOf(name[0]!) * 100 + Number(name.slice(1)) - 1;
export const postName = (post: number) => `Y${yardOf(post) + 1}-${cornerOf(post) === TOWER ? 't' : cornerOf(post)}`;

export function postNamed(name: string): number {
    const [yard = 'Y1', corner = '0'] = name.split('-');
    return PER_YARD * (Number(yard.slice(1)) - 1) + (corner[0] === 't' ? TOWER : Number(corner[0]));
}

/** A stance: where a guard stands, whether it looks out, or where its focus lies. */
export interface Stance {
    post: number;
    out: boolean;
    focus: number;
}

export function stanceOf(stance: number, tower: number): Stance {
    if (stance >= IN_TOWER) return { post: PER_YARD * tower + TOWER, out: false, focus: stance - IN_TOWER };
    return { post: stance >> 1, out: (stance & 1) === 1, focus: NOWHERE };
}

/** "Y4-2o": the corner and whether it looks out. */
export const stanceNamed = (name: string): Stance => ({
    post: postNamed(name),
    out: name.endsWith('o'),
    focus: NOWHERE,
});

// Messages

export type ShadowView = ViewOf<Sent>;
export type Figure = ShadowView['figures'][number];
export type Ninja = ShadowView['ninjas'][number];
export type Own = ShadowView['own'][number];

// Content

export interface PlannedHex {
    q: number;
    r: number;
    tile: string;
    colour: string;
}

export interface Plan {
    yards: PlannedHex[];
    bushes: PlannedHex[];
    junctions: PlannedHex[];
    entries: number[];
    barracks: number[];
    tower: number;
    objectives: string[];
    gates: { yard: number; junction: number; opens: string; key: number; bush: number; walled: number }[];
}

export interface NinjaCard {
    ninja?: string;
    kind?: 'action' | 'movement' | 'special';
    colour: string;
    symbols: string[];
    through?: string[];
    same?: boolean;
}

export interface Item extends NinjaCard {
    cost: number;
    health?: string;
    jutsu?: number;
    standing?: boolean;
}

export interface OrderCard {
    deck: string;
    immediate: string[];
    prepared: string[];
    alarm: string[];
    cost?: number;
}

export interface Quest {
    owner: string;
    condition: string;
    boxes?: number;
    executed?: number;
    reward: string;
}

/** The texts of cards by id; of each symbol of a card, in order; the name of each symbol, and its effect in an order;
 * the guards of a deployment; the rewards of each location by side. */
export interface Captions {
    texts: Record<string, string>;
    symbols: Record<string, string[]>;
    names: Record<string, string>;
    orders: Record<string, string>;
    guards: Record<string, string>;
    prizes: Record<string, Record<string, string[]>>;
}

export interface Content {
    captions?: Record<string, Captions>;
    mission: string;
    plan: Plan;
    terrain: Terrain;
    ids: Record<'cards' | 'health' | 'items' | 'quests' | 'orders', string[]>;
    numbers: { slots: number; most_time: number; jutsu: number };
    cards: Record<string, NinjaCard>;
    health: Record<string, { penalty?: string }>;
    items: Record<string, Item>;
    quests: Record<string, Quest>;
    orders: Record<string, OrderCard>;
    deployments: Record<string, { guards: string[]; cost?: number }>;
    missions: Record<string, { time: number; action: string; noise?: number; most?: number }>;
    night: boolean;
    snow: boolean;
    /** Of a custom mission. */
    title: string;
    story: string;
}

export type Common = CommonOf<ShadowView, Content>;

/** The name of the mission that is played. */
export const missionName = (content: Content, words: Words): string =>
    content.title || words.word(`mission-${content.mission}`);

export const settingUp = (view: ShadowView) => view.asks.some((ask) => ask.kind === 'pick');

/** The ninjas in play, in the order of seats. */
export const teamOf = (view: ShadowView): number[] =>
    view.ninjas
        .flatMap((ninja, number) => (ninja.seat >= 0 ? [number] : []))
        .sort((one, other) => view.ninjas[one]!.seat - view.ninjas[other]!.seat || one - other);

export function hexOf(plan: Plan, place: number): PlannedHex | undefined {
    const kind = kindOfPlace(place);
    return { yard: plan.yards, bush: plan.bushes, junction: plan.junctions }[kind][numberOf(place)];
}

/** The colour of a junction as gates stand now. */
export const colourOf = (view: ShadowView, content: Content, junction: number): string =>
    terrainOf(view, content).junctions[junction]!.colour;

/** The places that can be watched from each post, with gates and boulders as they are now. */
export const terrainOf = (view: ShadowView, content: Content): Terrain => view.terrain ?? content.terrain;

/** The posts of guards that watch this bush or junction, or look into this yard. */
export function watchersOf(view: ShadowView, place: number): number[] {
    if (kindOfPlace(place) === 'yard')
        return view.sights.filter((sight) => sight.places.includes(place)).map((sight) => sight.post);
    return [...(view.watched.find((watch) => watch.place === place)?.posts ?? [])];
}

export const figureAt = (view: ShadowView, post: number): Figure | undefined =>
    view.figures.find((figure) => figure.post === post);

/** The newest frame of that kind. */
export function frameOf(view: ShadowView, step: string): Record<string, any> | null {
    return view.frames.findLast((frame) => frame.step === step) ?? null;
}

export const ownOf = (view: ShadowView, seat: number) => view.own.find((each) => each.seat === seat) ?? null;

/** The cards that a ninja has programmed and not executed yet, as far as this viewer may know: -1 face down. */
export function laidOf(view: ShadowView, ninja: number): number[] {
    for (const { programmes } of view.own) {
        const mine = programmes.find(([who]) => who === ninja);
        if (mine) return [...mine[1]];
    }
    return [...(view.left[ninja] ?? [])];
}

// Previews of options

/** The result of a card on the current board: its target, the bush it starts from, the posts that would see it. */
export interface Met {
    from: number;
    place: number;
    seen: number[];
}

const metOf = (said: { from: string; place: string; seen: string[] }): Met => ({
    from: placeNamed(said.from),
    place: placeNamed(said.place),
    seen: said.seen.map(postNamed),
});

type SaidMet = { from: string; place: string; seen: string[] };

export const metBy = (option: Option | null | undefined): Met[] =>
    Array.isArray(option?.ahead) ? (option.ahead as SaidMet[]).map(metOf) : [];

/** The result of each card of a laid programme. */
export const metByLaid = (option: Option | null | undefined): Met[] =>
    Array.isArray(option?.laid) ? (option.laid as { ahead: SaidMet[] }[]).flatMap((card) => card.ahead.map(metOf)) : [];

/** The fate of a card: seen everywhere, in some places, nowhere, or without effect. */
export function prospect(option: Option | null | undefined): 'seen' | 'maybe' | 'unseen' | 'nothing' | '' {
    if (!option || !('ahead' in option)) return '';
    const met = metBy(option);
    if (!met.length) return 'nothing';
    const seen = met.filter((each) => each.seen.length).length;
    return seen === 0 ? 'unseen' : seen === met.length ? 'seen' : 'maybe';
}

/** The posts of guards that would see it, if nothing changes. */
export function seenBy(option: Option | null | undefined): number[] {
    const said = option?.seen;
    return Array.isArray(said) ? said.map((each) => (typeof each === 'number' ? each : postNamed(String(each)))) : [];
}

/** The View of a campaign between its acts, and functions that read it. */

import type { View } from '../../table/table.svelte';
import { POINTS } from './memoirs';

export type Side = 'heroes' | 'oni';
export const SIDES: Side[] = ['heroes', 'oni'];

interface Special {
    rule: string;
    at?: string;
    count?: number;
}

export interface Act {
    /** The size of the recollection that the winner takes; small by default. */
    size?: string;
    /** The scenarios for 1, 2, 3 and 4 heroes. */
    scenarios: string[];
    /** The act that follows if that side wins. */
    heroes?: string;
    oni?: string;
    gain?: { heroes?: Special[]; oni?: Special[] };
    special?: Special[];
    solo?: Special[] | null;
}

export interface ChronicleContent {
    campaign: string;
    campaigns: Record<string, { kind: 'simple' | 'branching'; first: string; acts: Record<string, Act> }>;
    recollections: Record<string, { size: string }>;
    scenarios: Record<string, { name?: string }>;
    oni: number;
    count: number;
    ids: { heroes: string[] };
}

export interface Gear {
    hands?: string[];
    clothing?: string;
    supplies?: string[];
}

export interface ChronicleView extends View {
    facts: {
        act: string;
        results: [act: string, scenario: string, side: Side][];
        kept: [recollection: string, side: Side][];
        picks: string[][];
        gear: Record<string, Gear>;
    };
}

export type Fate = Side | 'now' | 'open' | 'closed';

export interface Place {
    name: string;
    act: Act;
    scenario: string;
    /** The number of acts before it. */
    depth: number;
    /** Its place among those of the same depth, in hundredths. */
    across: number;
    fate: Fate;
}

export interface Way {
    from: Place;
    to: Place;
    /** The sides whose victory leads there. */
    sides: Side[];
    /** Whether the campaign took this way, can still take it, or cannot any more. */
    state: 'gone' | 'open' | 'closed';
}

export const sizeOf = (act: Act): string => act.size ?? 'small';

const following = (act: Act): [Side, string][] =>
    SIDES.flatMap((side): [Side, string][] => (act[side] ? [[side, act[side]]] : []));

export const heroCount = (view: ChronicleView, content: ChronicleContent): number =>
    view.facts.picks.flat().length || content.count || view.seats - 1;

/** Returns all acts of the campaign as they branch, with the result of each. */
export function chart(view: ChronicleView, content: ChronicleContent): { places: Place[]; ways: Way[] } {
    const { acts, first } = content.campaigns[content.campaign]!;
    const depths = new Map([[first, 0]]);
    for (const [name, depth] of depths)
        for (const [, next] of following(acts[name]!)) if (!depths.has(next)) depths.set(next, depth + 1);

    const open = new Set(view.over ? [] : [view.facts.act]);
    for (const name of open) for (const [, next] of following(acts[name]!)) open.add(next);
    const won = new Map(view.facts.results.map(([act, , side]) => [act, side]));
    const fate = (name: string): Fate =>
        won.get(name) ?? (!view.over && name === view.facts.act ? 'now' : open.has(name) ? 'open' : 'closed');

    const heroes = heroCount(view, content);
    const places = [...depths].map(([name, depth]): Place => {
        const row = [...depths].filter(([, other]) => other === depth).map(([other]) => other);
        const scenario = acts[name]!.scenarios[heroes - 1] ?? acts[name]!.scenarios.at(-1)!;
        const across = ((row.indexOf(name) + 0.5) / row.length) * 100;
        return { name, act: acts[name]!, scenario, depth, across, fate: fate(name) };
    });
    const at = (name: string) => places.find((place) => place.name === name)!;
    const ways = places.flatMap((from) =>
        [...new Set(following(from.act).map(([, next]) => next))].map((next): Way => {
            const sides = SIDES.filter((side) => from.act[side] === next);
            const winner = won.get(from.name);
            const state = winner
                ? sides.includes(winner)
                    ? 'gone'
                    : 'closed'
                : from.fate === 'closed'
                  ? 'closed'
                  : 'open';
            return { from, to: at(next), sides, state };
        }),
    );
    return { places, ways };
}

/** Returns the acts and recollections that a side has won, and their points. */
export function score(view: ChronicleView, content: ChronicleContent, side: Side) {
    const { acts, kind } = content.campaigns[content.campaign]!;
    const won = view.facts.results.filter(([, , winner]) => winner === side);
    const kept = view.facts.kept.filter(([, owner]) => owner === side).map(([name]) => name);
    const sum = (sizes: string[]) => sizes.reduce((all, size) => all + (POINTS[size] ?? 0), 0);
    const taken = sum(won.map(([act]) => sizeOf(acts[act]!)));
    const points = taken + sum(kept.map((name) => content.recollections[name]!.size));
    return { won: won.length, taken, kept, total: kind === 'simple' ? won.length : points };
}

export const gearOf = ({ hands = [], clothing, supplies = [] }: Gear): string[] => [
    ...hands,
    ...(clothing ? [clothing] : []),
    ...supplies,
];

/** A menu as it was sent, and how tapping things narrows it down to one answer. Knows no game. */

import type { Words, Names } from './words';

export interface Option {
    id: string;
    points: string[];
    final: boolean;
    /** The text to be confirmed before this answer is given. */
    warning?: string;
    /** Present if this ends the turn: what it would leave unspent. */
    ends?: Record<string, number>;
    [fact: string]: unknown;
}

export interface Blocked {
    id: string;
    rule: string;
    points: string[];
}

/** The picks so far: a thing on the table, a place that can mean several things, or all entries that begin with the
 * same words. */
export type Pick = { point: string } | { oneOf: string[] } | { words: string };

export interface Entry {
    label: string;
    options: Option[];
    /** The words that all of them begin with. */
    words: string;
}

/** The most entries that a player takes in at a glance. */
const FEW = 6;

export function narrow(options: readonly Option[], picks: readonly Pick[]): Option[] {
    return options.filter((option) => picks.every((pick) => fits(option, pick)));
}

function fits(option: Option, pick: Pick): boolean {
    if (!('words' in pick)) return pointsOf(pick).some((point) => option.points.includes(point));
    return option.id === pick.words || option.id.startsWith(`${pick.words} `);
}

/** The things that were tapped with this pick. */
export function pointsOf(pick: Pick): string[] {
    if ('words' in pick) return [];
    return 'point' in pick ? [pick.point] : pick.oneOf;
}

/** The things that can still be picked: touching one of them leaves at least one answer. */
export function litPoints(options: readonly Option[], picks: readonly Pick[]): Set<string> {
    const picked = new Set(picks.flatMap(pointsOf));
    const lit = new Set<string>();
    for (const option of narrow(options, picks)) {
        for (const point of option.points) if (!picked.has(point)) lit.add(point);
    }
    return lit;
}

/** Why a thing cannot be touched, if the menu says so: one entry for each rule. */
export function blockedAt(blocked: readonly Blocked[], point: string): Blocked[] {
    const found = new Map<string, Blocked>();
    for (const entry of blocked) {
        if (entry.points.includes(point) && !found.has(entry.rule)) found.set(entry.rule, entry);
    }
    return [...found.values()];
}

/** An answer that names no player and no thing. */
const NOTHING = /^[\w-]+( none)+$/;

/** Returns buttons for the answers that are left: one each if they are few, else by verb, then by their first thing. */
export function entriesOf(
    options: readonly Option[],
    words: Words,
    names: Names,
    kind: string,
    viewer: readonly number[] = [],
): Entry[] {
    const single = (option: Option): Entry => ({
        label: words.option(option.id, names, kind, viewer),
        options: [option],
        words: option.id,
    });
    if (options.length <= FEW) return options.map(single);
    // An entry that names nothing is given with one press.
    const about = options.filter((option) => !NOTHING.test(option.id));
    const verbs = groupBy(about, 1);
    const length = verbs.length > 1 ? 1 : 2;
    const form = length === 1 ? 'group' : 'part';
    const groups = [
        ...options.filter((option) => NOTHING.test(option.id)).map(alone),
        ...(length === 1 ? verbs : groupBy(about, 2)),
    ];
    if (groups.length === 1 || groups.length === options.length) return options.map(single);
    return groups.flatMap(([said, alike]) => {
        const first = alike[0]!;
        const verb = first.id.split(' ')[0];
        if (alike.length === 1 || !words.has(`option-${verb}.${form}`)) return alike.map(single);
        // All entries are about one thing, so the thing is named.
        const named = groupBy(alike, 2).length === 1 && words.has(`option-${verb}.part`);
        return [{ label: words.option(first.id, names, named ? 'part' : form, viewer), options: alike, words: said }];
    });
}

const alone = (option: Option): [string, Option[]] => [option.id, [option]];

function groupBy(options: readonly Option[], length: number): [string, Option[]][] {
    const found = new Map<string, Option[]>();
    for (const option of options) {
        const said = option.id.split(' ').slice(0, length).join(' ');
        found.set(said, [...(found.get(said) ?? []), option]);
    }
    return [...found];
}

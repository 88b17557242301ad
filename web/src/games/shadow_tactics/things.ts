/** The things on the board that can be pointed at, with their places and names. */

import type { Choice } from '../../lib/choice.svelte';
import type { Words } from '../../lib/words';
import { placeAt, postAt, SIZE, type Point } from './geometry';
import { say } from './say';
import { postLabel, stanceLabel } from './spelling';
import {
    bushPlace,
    colourOf,
    cornerOf,
    figureAt,
    junctionPlace,
    kindOf,
    kindOfPlace,
    NINJAS,
    numberOf,
    placeName,
    postName,
    stanceNamed,
    stateOf,
    TOWER,
    watchersOf,
    type Content,
    type Met,
    type ShadowView,
} from './view';

export interface Thing extends Point {
    id: string;
    shape: 'hex' | 'guard' | 'post' | 'body';
    points: string[];
    /** The outline of a hex. */
    place: number;
    /** The outline of a guard, a body or a free post. */
    post: number;
    out: boolean;
}

const NO_PLACE = -1;
/** The distance of a free post's touch area from the middle of its yard: such that no two overlap. */
const POST_AT = 0.96;

/** Layers from the lowest to the highest. */
export function thingsOf(view: ShadowView, content: Content, choice: Choice | null): Thing[] {
    const { plan } = content;
    const hexes = [
        ...plan.yards.map((_, yard) => yard),
        ...plan.bushes.map((_, bush) => bushPlace(bush)),
        ...plan.junctions.map((_, junction) => junctionPlace(junction)),
    ].map((place): Thing => {
        const points = [`place ${placeName(place)}`];
        if (kindOfPlace(place) === 'bush') {
            view.ninjas.forEach((ninja, number) => {
                if (ninja.seat >= 0 && ninja.bush === numberOf(place)) points.push(`ninja ${NINJAS[number]}`);
            });
        }
        return { id: points[0]!, shape: 'hex', points, place, post: NO_PLACE, out: false, ...placeAt(plan, place) };
    });
    const guards = view.figures.map(({ post, out }): Thing => {
        const point = `guard ${postName(post)}`;
        return { id: point, shape: 'guard', points: [point], place: NO_PLACE, post, out, ...postAt(plan, post) };
    });
    // A guard that may be turned where it stands must not lie over its own post.
    return [...hexes, ...guards, ...bodies(view, content), ...posts(content, choice)];
}

/** Free posts come with the question: each with the ways in which a guard could look from it. */
function posts(content: Content, choice: Choice | null): Thing[] {
    const ways = new Map<number, Set<string>>();
    for (const point of (choice?.menu.options ?? []).flatMap((option) => option.points)) {
        if (!point.startsWith('post ')) continue;
        const { post } = stanceNamed(point.slice(5));
        ways.set(post, (ways.get(post) ?? new Set()).add(point));
    }
    return [...ways].map(([post, points]): Thing => {
        const out = [...points].every((point) => stanceNamed(point.slice(5)).out);
        const at = postAt(content.plan, post, POST_AT * SIZE);
        const id = `post ${postName(post)}`;
        return { id, shape: 'post', points: [...points], place: NO_PLACE, post, out, ...at };
    });
}

function bodies(view: ShadowView, content: Content): Thing[] {
    return [...new Set(view.bodies)].map((post): Thing => {
        const point = `body ${postName(post)}`;
        const at = postAt(content.plan, post, 0.62 * SIZE);
        return { id: point, shape: 'body', points: [point], place: NO_PLACE, post, out: false, ...at };
    });
}

// Words

export function guardLabel(view: ShadowView, words: Words, post: number): string {
    const figure = figureAt(view, post);
    if (!figure) return postLabel(post);
    const where = cornerOf(post) === TOWER ? postLabel(post) : stanceLabel(post, figure.out);
    return [words.word(`guard-${kindOf(figure)}`), words.word(`state-${stateOf(figure)}`), where].join(', ');
}

/** "Spearman in yard 4 top left and Officer in yard 5 bottom". */
export function guardsLabel(view: ShadowView, words: Words, posts: readonly number[]): string {
    return words.join(
        posts.map((post) => {
            const figure = figureAt(view, post);
            const place = postLabel(post);
            return figure ? say('guard-at', { guard: words.word(`guard-${kindOf(figure)}`), place }) : place;
        }),
    );
}

/** "J11, purple junction". */
export function placeLabel(view: ShadowView, content: Content, words: Words, place: number): string {
    const kind = kindOfPlace(place);
    const colour = kind === 'junction' ? `${words.word(`colour-${colourOf(view, content, numberOf(place))}`)} ` : '';
    const marks = [];
    const number = numberOf(place);
    if (kind === 'yard' && content.plan.barracks.includes(number)) marks.push(words.word('piece-barracks'));
    if (kind === 'yard' && content.plan.tower === number) marks.push(words.word('piece-tower'));
    if (content.plan.objectives.includes(placeName(place))) marks.push(words.word('piece-objective'));
    if (kind === 'bush' && content.plan.entries.includes(number)) marks.push(words.word('piece-entry'));
    const first = `${placeName(place)}, ${say('hex', { colour, kind: words.word(`hex-${kind}`) }).trim()}`;
    return [first, ...marks].join(', ');
}

/** The sight of a guard, as the engine computes it. */
export function sightLabel(view: ShadowView, words: Words, post: number): string {
    const sight = view.sights.find((each) => each.post === post);
    if (!sight) return say('sees-nothing');
    const places = sight.places.map(placeName);
    if (sight.bushes.length)
        return say('sees-into', { yard: places.join(', '), bushes: words.join(sight.bushes.map(placeName)) });
    return places.length ? say('sees', { places: words.join(places) }) : say('sees-nothing');
}

export function watchLabel(view: ShadowView, words: Words, place: number): string {
    const watchers = watchersOf(view, place);
    if (!watchers.length) return say('watched-by-none');
    return say('watched-by', { count: watchers.length, who: guardsLabel(view, words, watchers) });
}

/** "seen by 2: Spearman in yard 1 top right and Officer in yard 4 top left". */
export const seenLabel = (view: ShadowView, words: Words, posts: readonly number[]): string =>
    say('seen-by-now', { count: posts.length, who: guardsLabel(view, words, posts) });

/** The places where it would be seen, and by which guards; and those where it would not. */
export function metLabel(view: ShadowView, words: Words, met: readonly Met[]): string {
    const risky = new Map<number, Set<number>>();
    const safe = new Set<number>();
    for (const { place, seen } of met) {
        if (!seen.length) safe.add(place);
        else risky.set(place, new Set([...(risky.get(place) ?? []), ...seen]));
    }
    if (!risky.size) return say('unseen-now');
    const said = [...risky].map(([place, posts]) => `${placeName(place)}: ${seenLabel(view, words, [...posts])}`);
    const free = [...safe].filter((place) => !risky.has(place)).map(placeName);
    return [...said, ...(free.length ? [say('unseen-at', { places: words.join(free) })] : [])].join(' ');
}

export function thingLabel(view: ShadowView, content: Content, words: Words, thing: Thing): string {
    if (thing.shape === 'guard')
        return `${guardLabel(view, words, thing.post)}. ${sightLabel(view, words, thing.post)}`;
    if (thing.shape === 'post')
        return thing.points.length > 1
            ? say('stance-either', { post: postLabel(thing.post) })
            : stanceLabel(thing.post, thing.out);
    if (thing.shape === 'body') return `${words.word('piece-body')}, ${postLabel(thing.post)}`;
    const here = view.ninjas.flatMap((ninja, number) =>
        kindOfPlace(thing.place) === 'bush' && ninja.seat >= 0 && ninja.bush === numberOf(thing.place)
            ? [words.word(`ninja-${NINJAS[number]}`)]
            : [],
    );
    return [
        placeLabel(view, content, words, thing.place),
        ...(here.length ? [words.join(here)] : []),
        watchLabel(view, words, thing.place),
    ].join('. ');
}

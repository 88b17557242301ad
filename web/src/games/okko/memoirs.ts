/** The recollections in Tikku's Memoirs, and their points. */

import type { Words } from '../../lib/words';
import type { Content, OkkoView } from './view';

export const POINTS: Record<string, number> = { large: 4, medium: 2, small: 1 };

export interface Line {
    text: string;
    side: 'blue' | 'red';
    size: string;
    points: number;
}

/** A recollection with the side that has won it. */
export function remembered(words: Words, name: string, side: Line['side']): string {
    const key = `recollection-${name}-${side}`;
    return words.word(words.has(key) ? key : `recollection-${name}`);
}

export function linesOf(view: OkkoView, content: Content, words: Words): Line[] {
    return view.memoirs.map(([recollection, face]) => {
        const name = content.ids.recollections![recollection]!;
        const side = face ? 'red' : 'blue';
        const size = content.recollections[name]?.size ?? 'small';
        return {
            text: remembered(words, name, side),
            side,
            size,
            points: POINTS[size] ?? 1,
        };
    });
}

export const sumOf = (lines: readonly Pick<Line, 'side' | 'points'>[], side: Line['side']): number =>
    lines.filter((line) => line.side === side).reduce((sum, { points }) => sum + points, 0);

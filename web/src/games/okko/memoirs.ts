/** What is written in Tikku's Memoirs, and what it is worth. */

import type { Words } from '../../lib/words';
import type { Content, OkkoView } from './view';

export const POINTS: Record<string, number> = { large: 4, medium: 2, small: 1 };

export interface Line {
    text: string;
    side: 'blue' | 'red';
    size: string;
    points: number;
}

/** A recollection as its side has it. */
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

/** What decides between equal points: the size of which one side has more, or nothing. Null: points differ. */
export function tieBreak(lines: readonly Line[]): 'large' | 'medium' | 'none' | null {
    if (sumOf(lines, 'blue') !== sumOf(lines, 'red')) return null;
    const count = (side: Line['side'], size: string) =>
        lines.filter((line) => line.side === side && line.size === size).length;
    const differs = (size: string) => count('blue', size) !== count('red', size);
    return differs('large') ? 'large' : differs('medium') ? 'medium' : 'none';
}

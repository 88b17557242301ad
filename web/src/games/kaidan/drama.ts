/** The current or latest Test, built from its events. */

import type { Seen, Words } from '../../lib/words';
import { type KaidanView } from './view';

export interface Shown {
    seat: number;
    attribute: number;
    difficulty: number;
    figure: number;
    rival: number;
    /** Faces of both dice, -1 not rolled yet. */
    own: number;
    other: number;
    face: string;
    otherFace: string;
    value: number;
    /** Beyond value and die: bonuses. */
    more: number;
    against: number | null;
    total: number | null;
    otherTotal: number | null;
    /** 1 won, 0 a tie, -1 lost; null: not decided yet. */
    won: number | null;
}

/** Kinds of event after which an old Test is of no interest any more. */
const OVER = new Set([
    ...['turn', 'activation', 'phase', 'moved', 'chase-ended', 'chase-round', 'event', 'chase'],
    ...['door-checked', 'used', 'wore', 'took-off', 'trade-proposed'],
]);
const toldFace = (seen: Seen) => Number((seen.told as { face?: number } | undefined)?.face ?? -1);

export function testOf(log: Seen[], frame: Record<string, any> | null, view: KaidanView, words: Words): Shown | null {
    const pips = (face: number) => (face < 0 ? 0 : Number(words.id('face', face).replace('c', '')));
    const begun = log.findLastIndex((seen) => seen.event === 'test');
    if (begun < 0) return null;
    const since = log.slice(begun + 1);
    if (!frame && since.some((seen) => OVER.has(seen.event))) return null;
    const told = log[begun]!;
    const field = (name: string) => Number(told[name] ?? -1);
    let own = Number(frame?.faces?.[0] ?? -1);
    let other = Number(frame?.faces?.[1] ?? -1);
    let result: Seen | null = null;
    for (const seen of since) {
        if (seen.event === 'rolled' || seen.event === 'chose-face') {
            const face = seen.event === 'rolled' ? toldFace(seen) : Number(seen.face);
            if (seen.seat === told.seat) own = face;
            else other = face;
        } else if (seen.event === 'enemy-rolled') other = toldFace(seen);
        else if (seen.event === 'test-result') result = seen;
    }
    const [seat, attribute, figure, rival] = [field('seat'), field('attribute'), field('figure'), field('rival')];
    const value = view.values[seat]?.[attribute] ?? 0;
    const total = result ? Number(result.total) : null;
    return {
        seat,
        attribute,
        difficulty: field('difficulty'),
        figure,
        rival,
        own,
        other,
        face: own >= 0 ? words.id('face', own) : '',
        otherFace: other >= 0 ? words.id('face', other) : '',
        value,
        more:
            total !== null && own >= 0 && !words.id('face', own).endsWith('c')
                ? total - value - pips(own)
                : Number(frame?.bonus ?? 0),
        against:
            figure >= 0
                ? (view.enemy_values[figure]?.[attribute] ?? null)
                : rival >= 0
                  ? (view.values[rival]?.[attribute] ?? null)
                  : null,
        total,
        otherTotal: result && (figure >= 0 || rival >= 0) ? Number(result.against) : null,
        won: result ? Number(result.won) : null,
    };
}

/** A row of cards that is longer than the screen. */

import { still } from './fly';

/** Scrolls the first of the cards that can be chosen into view, unless one is visible. */
export function litIntoSight(row: HTMLElement): void {
    const lit = [...row.querySelectorAll<HTMLElement>('.thing.lit')];
    const { left, right } = row.getBoundingClientRect();
    const seen = (card: HTMLElement) => {
        const at = card.getBoundingClientRect();
        const middle = at.left + at.width / 2;
        return middle > left && middle < right;
    };
    if (!lit.length || lit.some(seen)) return;
    lit[0]!.scrollIntoView({ block: 'nearest', inline: 'center', behavior: still() ? 'auto' : 'smooth' });
}

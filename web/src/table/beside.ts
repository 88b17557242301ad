/** The place of a bubble: near its subject, but over neither that, nor the prompt with its answers, nor the things on the
 *  board that can be touched; where there is room, off the menu at the top and off the board. */

export interface Size {
    width: number;
    height: number;
}

export interface Box extends Size {
    x: number;
    y: number;
}

export interface Beside {
    x: number;
    y: number;
    /** The line from the bubble to its subject: its beginning, its length, its angle. */
    line: { x: number; y: number; length: number; angle: number } | null;
}

const GAP = 18;
const RIM = 8;
/** The shortest line that is drawn. */
const SHORT = 6;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** How much of one box another covers, from 0 to 1. */
function covered(one: Box, other: Box | null): number {
    if (!other) return 0;
    const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return width > 0 && height > 0 ? (width * height) / (one.width * one.height || 1) : 0;
}

const centre = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The point of a box that is nearest to another point. */
const nearest = (box: Box, to: { x: number; y: number }) => ({
    x: clamp(to.x, box.x, box.x + box.width),
    y: clamp(to.y, box.y, box.y + box.height),
});

export function placeBeside(
    lit: Box | null,
    size: Size,
    off: { prompt: Box | null; answers: Box | null; board: Box | null; menu: Box | null; touched: readonly Box[] },
    window: Size,
): Beside {
    const right = window.width - size.width - RIM;
    const bottom = window.height - size.height - RIM;
    const about = lit ?? off.prompt ?? { x: window.width, y: 0, width: 0, height: 0 };
    const { x, y } = centre(about);
    const columns = [about.x + about.width + GAP, about.x - size.width - GAP, x - size.width / 2, right, RIM];
    const rows = [y - size.height / 2, about.y - size.height - GAP, about.y + about.height + GAP, RIM, bottom];
    if (off.board) columns.push(off.board.x + off.board.width + GAP, off.board.x - size.width - GAP);
    if (off.menu) rows.push(off.menu.y + off.menu.height + RIM);
    if (off.prompt) rows.push(off.prompt.y - size.height - RIM);
    if (off.answers) columns.push(off.answers.x + off.answers.width + RIM, off.answers.x - size.width - RIM);
    let best: Box | null = null;
    let least = Infinity;
    for (const column of columns)
        for (const row of rows) {
            const at = { x: clamp(column, RIM, right), y: clamp(row, RIM, bottom), ...size };
            const away = Math.hypot(centre(at).x - x, centre(at).y - y);
            const cost =
                20 * Math.sign(covered(at, lit)) +
                10 * Math.sign(covered(at, off.answers)) +
                8 * covered(at, off.prompt) +
                6 * Number(off.touched.some((box) => covered(at, box))) +
                2 * Math.sign(covered(at, off.menu)) +
                3 * covered(at, off.board) +
                away / window.width;
            if (cost < least) [best, least] = [at, cost];
        }
    const at = { ...best!, x: Math.round(best!.x), y: Math.round(best!.y) };
    return { x: at.x, y: at.y, line: lit ? lineTo(at, lit) : null };
}

function lineTo(bubble: Box, lit: Box): Beside['line'] {
    const from = nearest(bubble, centre(lit));
    const to = nearest(lit, from);
    const length = Math.hypot(to.x - from.x, to.y - from.y) - RIM;
    return length > SHORT ? { ...from, length, angle: Math.atan2(to.y - from.y, to.x - from.x) } : null;
}

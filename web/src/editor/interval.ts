/** The range of a share in many games, from the share in a few. */

/** The half-width of the middle 95 % of a normal distribution. */
const Z = 1.96;
/** With fewer games, or a wider range, only the range is shown. */
const LEAST_GAMES = 30;
const WIDEST = 0.3;

export interface Share {
    share: number;
    low: number;
    high: number;
    /** Whether there are enough games to show more than the range. */
    sure: boolean;
}

/** The share of `won` in `games`, with the range of Wilson. */
export function shareOf(won: number, games: number): Share {
    if (!games) return { share: 0, low: 0, high: 1, sure: false };
    const share = won / games;
    const middle = (share + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
    const half = (Z * Math.sqrt((share * (1 - share)) / games + (Z / (2 * games)) ** 2)) / (1 + (Z * Z) / games);
    const [low, high] = [Math.max(0, middle - half), Math.min(1, middle + half)];
    return { share, low, high, sure: games >= LEAST_GAMES && high - low <= WIDEST };
}

/** Games in which bots try a scenario: a few at a time, so that they can be watched and stopped. */

import { api, ApiError } from '../lib/api';
import type { Draft, TrialGame } from '../lib/wire';

export const GAMES = 100;

interface Counted extends TrialGame {
    seats: number;
}

export class Trying {
    games = $state.raw<Counted[]>([]);
    /** The text that they were played with. */
    text = $state('');
    running = $state(false);
    /** Games take so long that the server plays fewer at a time. */
    slow = $state(false);
    /** Why the server plays no more. */
    trouble = $state('');
    private run = 0;

    constructor(private readonly game: string) {}

    stop(): void {
        this.run += 1;
        this.running = false;
    }

    /** Plays about as many games with each number of seats: next with the one that has had the fewest. */
    async count({ text, seatings }: Draft): Promise<void> {
        const run = (this.run += 1);
        Object.assign(this, { text, games: [], trouble: '', running: true, slow: false });
        const next = new Map(seatings.map(({ seats }) => [seats, 0]));
        try {
            while (this.games.length < GAMES && run === this.run) {
                const [seats, first] = [...next].reduce((least, each) => (each[1] < least[1] ? each : least));
                const { games, late } = await api.trial(this.game, { text, seats, first });
                if (run !== this.run) return;
                this.slow ||= late;
                next.set(seats, first + games.length);
                this.games = [...this.games, ...games.map((game) => ({ ...game, seats }))].slice(0, GAMES);
            }
        } catch (error) {
            if (run !== this.run) return;
            this.trouble = error instanceof ApiError ? error.message : String(error);
        }
        if (run === this.run) this.running = false;
    }
}

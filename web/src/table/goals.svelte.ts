/** The Aims of the viewer's seat, and whether its pins are shown. */

import type { Aim, Pin } from '../lib/wire';

const FLASH = 1800;
export const GOALS = 'goals';

export class Goals {
    /** Whether the pins flash. */
    lit = $state(false);
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly aims: () => readonly Aim[]) {}

    get aim(): Aim | null {
        return this.aims()[0] ?? null;
    }

    get pins(): readonly Pin[] {
        return this.aim?.pins ?? [];
    }

    /** Shows where the pins are. */
    flash(): void {
        clearTimeout(this.timer);
        this.lit = true;
        this.timer = setTimeout(() => (this.lit = false), FLASH);
    }

    stop(): void {
        clearTimeout(this.timer);
    }
}

/** Returns the text of a pin: its rank, or a star for a personal mission. */
export const markOf = (rank: number): string => (rank ? String(rank) : '★');

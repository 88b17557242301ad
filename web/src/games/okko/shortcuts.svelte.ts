/** Answers whose first word a touch implies: a space to move to, a figure to attack, a card to plan. The server sends
 *  the menus after each first word, so the page knows no rules. */

import { untrack } from 'svelte';
import type { Choice } from '../../lib/choice.svelte';
import type { Option } from '../../lib/menu';
import type { Way } from '../../lib/way';

interface Ahead {
    of: Choice;
    first: Option;
    next: Option[];
    ways: Way[];
}

export class Shortcuts {
    private known = $state.raw<Ahead[]>([]);

    /** `first`: the first words that a touch can imply. */
    constructor(
        private readonly choice: () => Choice | null,
        first: (choice: Choice) => Option[],
    ) {
        $effect(() => {
            const asked = choice();
            const words = asked && !asked.past ? first(asked) : [];
            untrack(() => (this.known = []));
            const stop = new AbortController();
            for (const word of words) void this.look(asked!, word, stop.signal);
            return () => stop.abort();
        });
    }

    private async look(of: Choice, first: Option, signal: AbortSignal): Promise<void> {
        try {
            const { options, ways } = await of.peek([first.id]);
            if (!signal.aborted) this.known = [...this.known, { of, first, next: options, ways }];
        } catch {
            // The table has moved on: the next question has words of its own.
        }
    }

    private get open(): Ahead[] {
        const asked = this.choice();
        return asked && !asked.touched && !asked.busy ? this.known.filter(({ of }) => of === asked) : [];
    }

    /** The answers that a touch can give, with their previews. */
    get options(): Option[] {
        return this.open.flatMap(({ next, ways }) => [...next, ...ways]);
    }

    has(point: string): boolean {
        return this.options.some(({ points }) => points.includes(point));
    }

    wayTo(point: string): Way | undefined {
        return this.open.flatMap(({ ways }) => ways).find(({ points }) => points.includes(point));
    }

    /** Answers with the first word and the touched thing; null if no first word leads to it. */
    touch(point: string): Promise<void> | null {
        const leads = ({ points }: Option) => points.includes(point);
        const found = this.open.find(({ next, ways }) => next.some(leads) || ways.some(leads));
        return found ? found.of.take(found.first).then(() => found.of.touch(point)) : null;
    }
}

/** What the things of a table know of the question, and what a touch of them does: alike in all games. */

import { blockedAt } from '../lib/menu';
import { complain, notice } from '../lib/notice.svelte';
import { bookOf, why } from '../lib/rules.svelte';
import type { Seen, Words } from '../lib/words';
import { still } from './fly';
import type { Show, TableModel } from './table.svelte';
import type { Touch } from './Thing.svelte';

/** Of a board at this moment. */
interface Laid {
    model: TableModel;
    words: Words;
    prompt: { confirm(): void } | null;
}

export function touching(game: string, laid: () => Laid): Touch {
    const choice = () => laid().model.choice;
    const blocked = (point: string) => {
        const now = choice();
        return now ? blockedAt(now.menu.blocked, point) : [];
    };
    return {
        choice,
        blocked,
        lit: (point) => choice()?.lit.has(point) ?? false,
        picked: (point) => choice()?.has(point) ?? false,
        open(point) {
            const now = choice();
            return !!now && (now.lit.has(point) || now.has(point) || now.instead.has(point));
        },
        touch(point, oneOf) {
            const now = choice();
            if (!now) return;
            // Once more on the same thing is a yes, if nothing else is left to say; something else is another answer.
            if (now.ready && now.has(point)) return laid().prompt?.confirm();
            if (!now.has(point) && !now.lit.has(point) && now.instead.has(point)) now.back();
            void now.touch(point, oneOf).catch(complain);
        },
        whyNot(point) {
            for (const entry of blocked(point).slice(0, 3)) {
                const { model, words } = laid();
                const verb = words.option(entry.id, model.names, model.choice!.ask.kind);
                notice(`${verb}: ${why(words, bookOf(game), entry.rule)}`, { game, id: entry.rule });
            }
        },
    };
}

/** The option whose button an event of the pointer or of the focus is about. */
export const thoughtOf = (event: Event): string =>
    (event.target as HTMLElement).closest<HTMLElement>('[data-option]')?.dataset.option ?? '';

/** Lets a board show what happens, unless this device wants no motion; for an effect. */
export function showing(model: TableModel, show: Show): () => void {
    model.show = still() ? null : show;
    return () => (model.show = null);
}

/** Event after event: told, then shown. Of more than `many` each is shown in haste. */
export const oneByOne =
    (many: number, play: (seen: Seen, hurried: boolean, signal: AbortSignal) => Promise<void>): Show =>
    async (events, _view, landed, signal) => {
        for (const seen of events) {
            if (signal.aborted) return;
            landed(seen);
            await play(seen, events.length > many, signal);
        }
    };

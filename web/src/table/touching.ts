/** The state of the things on a table during a question, and the effect of a touch: the same in all games. */

import { blockedAt } from '../lib/menu';
import { complain, notice } from '../lib/notice.svelte';
import { bookOf, why } from '../lib/rules.svelte';
import type { Words } from '../lib/words';
import type { Motion } from './playback/playback.svelte';
import type { TableModel } from './table.svelte';
import type { Touch } from './Thing.svelte';

/** The state of a board at this moment. */
interface Laid {
    model: TableModel;
    words: Words;
    prompt: { confirm(): void; keyOf(point: string): string } | null;
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
        keyOf: (point) => (choice() && laid().prompt?.keyOf(point)) || '',
        lit: (point) => (choice()?.lit.has(point) || !!choice()?.wayTo(point)) ?? false,
        picked: (point) => choice()?.has(point) ?? false,
        open(point) {
            const now = choice();
            return !!now && (now.lit.has(point) || !!now.wayTo(point) || now.has(point) || now.instead.has(point));
        },
        touch(point, oneOf) {
            const now = choice();
            if (!now) return;
            // A second touch of the same thing confirms, if nothing else is left to choose; a touch of another thing changes the answer.
            if (now.ready && now.has(point)) return laid().prompt?.confirm();
            if (!now.has(point) && !now.lit.has(point) && now.instead.has(point)) now.back();
            void now.touch(point, oneOf).catch(complain);
        },
        whyNot(point) {
            for (const entry of blocked(point).slice(0, 3)) {
                const { model, words } = laid();
                const verb = words.option(entry.id, model.names, model.choice!.ask.kind);
                notice(`${verb}: ${why(words, bookOf(game), entry, model.names)}`, { game, id: entry.rule });
            }
        },
    };
}

/** Lets a board show what happens; for an effect. */
export function showing(model: TableModel, motion: Motion): () => void {
    const { playback } = model;
    if (!playback) return () => undefined;
    playback.motion = motion;
    return () => {
        if (playback.motion === motion) playback.motion = null;
    };
}

/** The scenario being edited: its text, the Draft from the server, and undo. */

import { api } from '../lib/api';
import { keepAs, kept } from '../lib/kept';
import { complain } from '../lib/notice.svelte';
import { session } from '../lib/session.svelte';
import type { Draft, EditorKit } from '../lib/wire';

const MOST_STEPS = 200;

const keyOf = (game: string) => `hyakki-editor-${game}`;

/** Returns the scenario that was last edited in this browser. */
export const keptScenario = (game: string): string => kept(keyOf(game));

export class Drafting {
    kit = $state.raw<EditorKit | null>(null);
    draft = $state.raw<Draft | null>(null);
    private past = $state.raw<Draft[]>([]);
    private future = $state.raw<Draft[]>([]);
    /** The latest operation. Operations wait for each other, because each needs the text that the last one returned. */
    private tail: Promise<unknown> = Promise.resolve();
    /** The number of operations that the server has not answered. */
    waiting = $state(0);
    /** The faults of a file that could not be opened. */
    refused = $state.raw<Draft | null>(null);

    constructor(private readonly game: string) {}

    /** The drawing of the board. Each game knows the form of its own. */
    readonly drawing = $derived(this.draft?.drawing ?? null);
    /** The number of things laid, by tool. */
    readonly laid = $derived((this.drawing?.laid ?? {}) as Record<string, number>);
    /** The name of each tool. */
    readonly labels = $derived(
        new Map(this.kit?.groups.flatMap(({ tools }) => tools.map(({ name, label }) => [name, label] as const))),
    );
    readonly faults = $derived(this.draft?.flaws.filter(({ warning }) => !warning) ?? []);
    readonly warnings = $derived(this.draft?.flaws.filter(({ warning }) => warning) ?? []);
    readonly canUndo = $derived(this.past.length > 0);
    readonly canRedo = $derived(this.future.length > 0);

    /** Fetches kit and draft again in this language. */
    async speak(lang: string): Promise<void> {
        try {
            const [kit, draft] = await Promise.all([
                api.editor(this.game, lang),
                api.draft(this.game, lang, { text: this.draft?.text ?? keptScenario(this.game) }),
            ]);
            this.kit = kit;
            this.draft = draft.drawing ? draft : await api.draft(this.game, lang, {});
        } catch (error) {
            complain(error);
        }
    }

    do(operation: Record<string, unknown>): Promise<void> {
        return this.later(async () => {
            const text = this.draft?.text ?? '';
            this.next(await api.draft(this.game, session.lang, { text, do: operation }));
        });
    }

    /** Opens a text; one that cannot be read leaves all as it is. */
    open(text: string): Promise<void> {
        return this.later(async () => {
            const draft = await api.draft(this.game, session.lang, { text });
            if (!draft.drawing) this.refused = draft;
            else this.next(draft);
        });
    }

    /** The draft once all operations under way have been answered. */
    async settled(): Promise<Draft | null> {
        while (this.waiting) await this.tail;
        return this.draft;
    }

    undo(): void {
        void this.later(async () => {
            const draft = this.past.at(-1);
            if (!draft || !this.draft) return;
            this.past = this.past.slice(0, -1);
            this.future = [...this.future, this.draft];
            this.show(draft);
        });
    }

    redo(): void {
        void this.later(async () => {
            const draft = this.future.at(-1);
            if (!draft || !this.draft) return;
            this.future = this.future.slice(0, -1);
            this.past = [...this.past, this.draft];
            this.show(draft);
        });
    }

    private next(draft: Draft): void {
        if (this.draft && draft.text !== this.draft.text) {
            this.past = [...this.past, this.draft].slice(-MOST_STEPS);
            this.future = [];
        }
        this.show(draft);
    }

    private show(draft: Draft): void {
        this.refused = null;
        this.draft = draft;
        keepAs(keyOf(this.game), draft.text);
    }

    private later(work: () => Promise<unknown>): Promise<void> {
        this.waiting += 1;
        const done = this.tail.then(work).then(() => undefined, complain);
        this.tail = done.finally(() => (this.waiting -= 1));
        return done;
    }
}

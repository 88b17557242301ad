/** Custom numbers while they are edited: the text of the custom content, and the form from the server. */

import { ApiError, api } from '../../lib/api';
import { complain } from '../../lib/notice.svelte';
import type { NumberDraft, NumberEntry, NumberField, NumberForm, NumberGroup } from '../../lib/wire';

const NOTHING: NumberDraft = { text: '', changed: {}, faults: [], more: false };

export class CustomNumbers {
    form = $state.raw<NumberForm | null>(null);
    /** The game has no form: its numbers can be changed by TOML alone. */
    formless = $state(false);
    draft = $state.raw<NumberDraft>(NOTHING);
    /** The latest change. They are sent one after the other, because each needs the text that the last one returned. */
    private lang = 'en';
    private tail: Promise<unknown> = Promise.resolve();

    constructor(
        private readonly game: string,
        private readonly seats: () => number,
        private readonly tell: (draft: NumberDraft) => void,
    ) {}

    readonly count = $derived(Object.keys(this.draft.changed).length);
    /** Faults that belong to no number and no entry. */
    readonly elsewhere = $derived(this.draft.faults.filter(({ field, entry }) => !field && !entry));

    async speak(lang: string): Promise<void> {
        try {
            this.lang = lang;
            this.form = await api.numbers(this.game, lang);
        } catch (error) {
            this.formless = error instanceof ApiError && error.status === 404;
            if (!this.formless) complain(error);
        }
    }

    change(changes: Record<string, number | null>): Promise<void> {
        return this.send((text) => ({ text, changes }));
    }

    /** Reads another text; one for a game without a form is checked when the table is made. */
    open(text: string): Promise<void> {
        if (this.formless) {
            this.show({ ...NOTHING, text });
            return Promise.resolve();
        }
        return this.send(() => ({ text }));
    }

    resetAll(): void {
        this.tail = this.tail.then(() => this.show(NOTHING));
    }

    valueOf({ id, usual }: NumberField): number | null {
        const value = this.draft.changed[id];
        return value === undefined ? usual : value;
    }

    isChanged = ({ id }: NumberField): boolean => id in this.draft.changed;

    changedIn(entries: NumberEntry[]): number {
        return entries.reduce((sum, { fields }) => sum + fields.filter(this.isChanged).length, 0);
    }

    private send(edit: (text: string) => { text: string; changes?: Record<string, number | null> }): Promise<void> {
        const done = this.tail.then(async () => {
            try {
                const sent = { ...edit(this.draft.text), seats: this.seats() };
                this.show(await api.changeNumbers(this.game, this.lang, sent));
            } catch (error) {
                complain(error);
            }
        });
        this.tail = done;
        return done;
    }

    private show(draft: NumberDraft): void {
        this.draft = draft;
        this.tell(draft);
    }
}

/** The groups with the numbers that match the search. */
export function found(groups: NumberGroup[], words: string, only: (field: NumberField) => boolean): NumberGroup[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const kept = groups.map((group) => {
        const entries = group.entries.map((entry) => {
            const fields = entry.fields.filter((field) => {
                const said = `${group.label} ${entry.label} ${field.label}`.toLowerCase();
                return only(field) && wanted.every((word) => said.includes(word));
            });
            return { ...entry, fields };
        });
        return { ...group, entries: entries.filter(({ fields }) => fields.length) };
    });
    return kept.filter(({ entries }) => entries.length);
}

/** A question as its player reads it: what it says, the answers that are left, and their keys. */

import { manifestOf } from '../games';
import type { Choice } from '../lib/choice.svelte';
import { ends, Keys } from '../lib/keys';
import { entriesOf, type Option } from '../lib/menu';
import { t } from '../lib/text.svelte';
import type { Words } from '../lib/words';
import { read } from './Coach.svelte';
import type { Hooks } from './hooks';
import { isOver, setOver } from './lesson.svelte';
import { stakesOf } from './stakes';
import type { TableModel } from './table.svelte';

/** Whether the player would rather have buttons for what lies on a board. */
const likes = $state({ lists: false });

export interface Asked {
    model: TableModel;
    choice: Choice;
    words: Words;
    hooks: Hooks;
    /** Whose rules are read. */
    game: string;
}

export class Posed {
    constructor(private readonly asked: () => Asked) {}

    get model(): TableModel {
        return this.asked().model;
    }

    get choice(): Choice {
        return this.asked().choice;
    }

    get words(): Words {
        return this.asked().words;
    }

    get hooks(): Hooks {
        return this.asked().hooks;
    }

    get game(): string {
        return this.asked().game;
    }

    readonly ask = $derived(this.choice.ask);
    readonly table = $derived(this.model.state?.table.id ?? '');

    private readonly viewing = $derived({ ...this.model.view!, viewer: [this.ask.seat] });
    private readonly worded = $derived(this.words.ask(this.ask.kind, this.viewing, this.model.names, this.choice.ids));
    readonly title = $derived(this.hooks.title?.(this.ask, this.worded) ?? this.worded);
    readonly left = $derived(this.choice.left);
    readonly ready = $derived(this.choice.ready);
    private readonly entries = $derived(
        entriesOf(this.left, this.words, this.model.names, this.ask.kind, [this.ask.seat]),
    );
    /** What has been chosen so far. */
    readonly steps = $derived([...this.choice.path.map((option) => this.named(option.id)), ...this.narrowed()]);
    readonly stakes = $derived(stakesOf(this.left, this.words, (id) => this.named(id)));
    readonly wondered = $derived(this.hooks.wonder(this.ask, this.choice.menu.blocked));
    private readonly help = $derived(this.words.help(this.ask.kind, this.viewing, this.model.names));
    private readonly silence = $derived(
        this.model.unhurried
            ? this.help || t('page-no-hurry')
            : `${this.help} ${t('page-silence', { silence: this.words.silence(this.ask.kind) })}`,
    );
    /** What the player has left to spend. */
    readonly spendable = $derived(this.hooks.left?.(this.ask) ?? '');
    /** All seats are asked in the same way, even those without a choice. */
    readonly idle = $derived(this.ask.sealed && this.ask.pace === 'window' && this.ask.options.length === 1);

    /** A lesson has beats that are counted; other tutorials say something with the first question of a kind. */
    readonly taught = $derived(
        this.model.state?.asks.find((each) => each.seat === this.ask.seat && each.coach) ?? this.ask,
    );
    readonly coach = $derived(this.choice.past ? null : this.taught.coach);
    readonly guided = $derived(!!this.coach?.of);
    readonly lesson = $derived(!!this.coach && (this.guided ? !isOver(this.table) : !read.has(this.coach.text)));

    readonly given = $derived(this.ask.answer?.map((id) => this.named(id)).join(' › ') ?? '');
    /** A question that was answered long ago. */
    private readonly then = $derived(
        this.given ? t('page-then-answered', { answer: this.given }) : t('page-then-asked'),
    );
    /** What the question says where nothing has been chosen yet. */
    readonly remark = $derived(this.choice.past ? this.then : this.silence);
    /** The entry that is part of the answer: of a path that is gone over again the next, else the last. */
    readonly taken = $derived(
        this.choice.past && this.choice.ids.every((id, place) => id === this.ask.answer?.[place])
            ? this.ask.answer?.[this.choice.path.length]
            : this.ask.answer?.at(-1),
    );
    readonly order = $derived(manifestOf(this.game).orders?.find(([kind]) => kind === this.ask.kind)?.[1]);

    private readonly drawnOnly = $derived(
        this.entries.filter(({ options }) => options.every((option) => this.hooks.drawn(option, this.left))),
    );
    /** Entries that are touched on a board, and can be listed as buttons instead. */
    readonly onBoard = $derived(
        this.drawnOnly.filter(({ options }) => options.some((option) => this.hooks.onBoard?.(option))),
    );
    readonly listed = $derived(likes.lists && this.onBoard.length > 0);
    private readonly shown = $derived(
        this.entries.filter(
            (entry) => !this.drawnOnly.includes(entry) || (this.listed && this.onBoard.includes(entry)),
        ),
    );
    /** What was picked by its words, such as an action of which there are several. */
    private readonly grouped = $derived(
        Math.max(0, ...this.choice.picks.map((pick) => ('words' in pick ? pick.words.split(' ').length : 0))),
    );
    /** What the game draws off its board shows its keys there. */
    private readonly laidOut = $derived(
        this.drawnOnly.filter((entry) => !this.onBoard.includes(entry) && entry.options.length === 1),
    );
    readonly keys = $derived(
        new Keys(
            [...this.shown, ...this.laidOut],
            [...this.choice.menu.options, ...this.choice.menu.blocked].map(({ id }) => id),
            this.words.of.actions[
                [this.ask.kind, ...this.choice.ids.slice(0, 1).map((id) => id.split(' ')[0])].join(' ')
            ] ?? [],
            this.hooks.keys ?? {},
            this.words,
            this.grouped,
        ),
    );
    /** In the order of the actions, and last what ends a turn. */
    readonly numbered = $derived(
        this.shown.toSorted(
            (one, other) => Number(ends(one)) - Number(ends(other)) || this.keys.place(one) - this.keys.place(other),
        ),
    );

    /** The key of the one answer that a touch of this thing gives; '' where there is none. */
    keyOf(point: string): string {
        if (this.choice.touched || this.choice.past) return '';
        const [entry, ...others] = this.laidOut.filter(({ options }) => options[0]!.points.includes(point));
        return entry && !others.length ? this.keys.key(entry) : '';
    }

    named(id: string): string {
        return this.words.option(id, this.model.names, this.ask.kind, [this.ask.seat]);
    }

    notesOn(option: Option): string[] {
        const { hooks, ask, words } = this;
        const previews = option.stake ? [] : (hooks.previews?.(ask, option) ?? words.preview(option));
        return [hooks.note(ask, option.id), ...previews].filter(Boolean);
    }

    /** What each of these answers spends; '' where that differs. */
    costOf(options: Option[]): string {
        const [cost, ...others] = new Set(options.map((option) => this.words.costs(option).join(' · ')));
        return others.length ? '' : (cost ?? '');
    }

    /** Lists what lies on the board, or stops that. */
    list(): void {
        likes.lists = !likes.lists;
    }

    /** Brings back what was said to this question. */
    recall(): void {
        if (this.guided) setOver(this.table, false);
        else if (this.coach) read.delete(this.coach.text);
    }

    /** The common part of the remaining answers, once a group was picked. */
    private narrowed(): string[] {
        const { left, words } = this;
        if (left.length < 2 || !this.choice.picks.some((pick) => 'words' in pick)) return [];
        const [verb, about] = left[0]!.id.split(' ');
        const form = left.every(({ id }) => id.startsWith(`${verb} ${about} `)) ? 'part' : 'group';
        return words.has(`option-${verb}.${form}`) ? [words.option(left[0]!.id, this.model.names, form)] : [];
    }
}

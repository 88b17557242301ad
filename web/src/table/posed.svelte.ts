/** A question as the player reads it: its text, the answers that are left, and their keys. */

import { manifestOf } from '../games';
import type { Choice } from '../lib/choice.svelte';
import { ends, Keys } from '../lib/keys';
import { entriesOf, type Option } from '../lib/menu';
import { t } from '../lib/text.svelte';
import type { Words } from '../lib/words';
import type { Hooks } from './hooks';
import { isOver, read, saidBy, setOver } from './lesson.svelte';
import { stakesOf } from './stakes';
import type { TableModel } from './table.svelte';

/** Whether the player prefers buttons for things on a board. */
const likes = $state({ lists: false });

export interface Asked {
    model: TableModel;
    choice: Choice;
    words: Words;
    hooks: Hooks;
    /** The game whose rulebook is linked. */
    game: string;
}

export type Posed = ReturnType<typeof pose>;

/** While a component is made. */
export function pose(asked: () => Asked) {
    const { model, choice, words, hooks, game } = $derived(asked());
    const ask = $derived(choice.ask);
    const table = $derived(model.state?.table.id ?? '');
    const named = (id: string) => words.option(id, model.names, ask.kind, [ask.seat]);

    const viewing = $derived({ ...model.view!, viewer: [ask.seat] });
    const worded = $derived(words.ask(ask.kind, viewing, model.names, choice.ids));
    const title = $derived(hooks.title?.(ask, worded) ?? worded);
    const left = $derived(choice.left);
    const entries = $derived(entriesOf(left, words, model.names, ask.kind, [ask.seat]));
    const steps = $derived([...choice.path.map((option) => named(option.id)), ...narrowed()]);
    const stakes = $derived(stakesOf(left, words, named));
    const wondered = $derived(hooks.wonder(ask, choice.menu.blocked));
    const help = $derived(words.help(ask.kind, viewing, model.names));
    const silence = $derived(
        model.unhurried
            ? help || t('page-no-hurry')
            : `${help} ${t('page-silence', { silence: words.silence(ask.kind) })}`,
    );

    /** A lesson brings its texts with the content; other tutorials say something with the first question of a kind. */
    const taught = $derived(model.state?.asks.find((each) => each.seat === ask.seat && each.coach) ?? ask);
    const coach = $derived(choice.past ? null : taught.coach);
    const guided = $derived(!!coach && !!model.state?.table.content.lesson);
    const lesson = $derived(!!coach && !read.has(saidBy(coach)) && !(guided && isOver(table)));

    const given = $derived(ask.answer?.map((id) => named(id)).join(' › ') ?? '');
    /** The remark on a past question. */
    const then = $derived(given ? t('page-then-answered', { answer: given }) : t('page-then-asked'));
    const taken = $derived(
        choice.past && choice.ids.every((id, place) => id === ask.answer?.[place])
            ? ask.answer?.[choice.path.length]
            : ask.answer?.at(-1),
    );

    const drawnOnly = $derived(entries.filter(({ options }) => options.every((option) => hooks.drawn(option, left))));
    const onBoard = $derived(drawnOnly.filter(({ options }) => options.some((option) => hooks.onBoard?.(option))));
    const listed = $derived(likes.lists && onBoard.length > 0);
    const shown = $derived(
        entries.filter((entry) => !drawnOnly.includes(entry) || (listed && onBoard.includes(entry))),
    );
    /** The number of words that the player has picked, such as an action with several targets. */
    const grouped = $derived(
        Math.max(0, ...choice.picks.map((pick) => ('words' in pick ? pick.words.split(' ').length : 0))),
    );
    /** The answers that the game draws off its board, where they show their keys. */
    const laidOut = $derived(drawnOnly.filter((entry) => !onBoard.includes(entry) && entry.options.length === 1));
    const keys = $derived(
        new Keys(
            [...shown, ...laidOut],
            [...choice.menu.options, ...choice.menu.blocked].map(({ id }) => id),
            words.of.actions[[ask.kind, ...choice.ids.slice(0, 1).map((id) => id.split(' ')[0])].join(' ')] ?? [],
            hooks.keys ?? {},
            words,
            grouped,
        ),
    );
    const numbered = $derived(
        shown.toSorted((one, other) => Number(ends(one)) - Number(ends(other)) || keys.place(one) - keys.place(other)),
    );

    /** The common part of the remaining answers, once a group was picked. */
    function narrowed(): string[] {
        if (left.length < 2 || !choice.picks.some((pick) => 'words' in pick)) return [];
        const [verb, about] = left[0]!.id.split(' ');
        const form = left.every(({ id }) => id.startsWith(`${verb} ${about} `)) ? 'part' : 'group';
        return words.has(`option-${verb}.${form}`) ? [words.option(left[0]!.id, model.names, form)] : [];
    }

    return {
        named,
        get title() {
            return title;
        },
        /** What has been chosen so far. */
        get steps() {
            return steps;
        },
        get stakes() {
            return stakes;
        },
        /** The answers that a player might miss. */
        get wondered() {
            return wondered;
        },
        /** What the player has left to spend. */
        get spendable() {
            return hooks.left?.(ask) ?? '';
        },
        /** Whether the window leaves this seat no choice. It is asked anyway, so that the others learn nothing. */
        get idle() {
            return ask.sealed && ask.pace === 'window' && ask.options.length === 1;
        },
        get taught() {
            return taught;
        },
        get coach() {
            return coach;
        },
        get guided() {
            return guided;
        },
        get lesson() {
            return lesson;
        },
        get given() {
            return given;
        },
        /** The remark below the question, before anything has been chosen. */
        get remark() {
            return choice.past ? then : silence;
        },
        /** The entry of a past answer that stands here: the next one of its path, or the last. */
        get taken() {
            return taken;
        },
        /** The answer that a standing order may give. */
        get order() {
            return manifestOf(game).orders?.find(([kind]) => kind === ask.kind)?.[1];
        },
        /** Entries that are touched on a board, and can be listed as buttons instead. */
        get onBoard() {
            return onBoard;
        },
        get listed() {
            return listed;
        },
        get keys() {
            return keys;
        },
        /** The key of the one answer that a touch of this thing gives; '' where there is none. */
        keyOf(point: string): string {
            const found = laidOut.filter(({ options }) => options[0]!.points.includes(point));
            return found.length === 1 && !choice.touched && !choice.past ? keys.key(found[0]!) : '';
        },
        /** In the order of the actions, and last what ends a turn. */
        get numbered() {
            return numbered;
        },
        notesOn: (option: Option) =>
            [
                hooks.note(ask, option.id),
                ...(option.stake ? [] : (hooks.previews?.(ask, option) ?? words.preview(option))),
            ].filter(Boolean),
        /** Returns what these answers spend; '' if they differ. */
        costOf(options: Option[]): string {
            const [cost, ...others] = new Set(options.map((option) => words.costs(option).join(' · ')));
            return others.length ? '' : (cost ?? '');
        },
        /** Lists what lies on the board, or stops that. */
        list: () => void (likes.lists = !likes.lists),
        /** Shows the lesson of this question again. */
        recall() {
            if (guided) setOver(table, false);
            if (coach) read.delete(saidBy(coach));
        },
    };
}

/** The common part of the tables of all games: the View and the content that their parts are drawn from, the board, and
 *  the effects of touches. Knows no game. */

import type { Choice } from '../lib/choice.svelte';
import { bookOf } from '../lib/rules.svelte';
import type { Words } from '../lib/words';
import type { Motion } from './playback/playback.svelte';
import type { TableModel, View } from './table.svelte';
import type { Touch } from './Thing.svelte';
import { showing, touching } from './touching';
import type { Sight } from './Zoom.svelte';

/** The props that the page passes to the table of a game. */
export interface Seated {
    model: TableModel;
    words: Words;
    seat: number;
}

/** The props of every part of a game's table. */
export interface Common<V, C> {
    view: V;
    content: C;
    words: Words;
}

/** A board that keys move. */
export interface Walked extends Sight {
    key(event: KeyboardEvent): boolean;
}

/** The part of a table that has its question. */
interface Asking {
    /** Whether it has used this key. */
    key(event: KeyboardEvent): boolean;
    /** Gives the one answer that is left, if there is one. */
    confirm(): void;
    /** The key of the one answer that a touch of this thing gives; '' where there is none. */
    keyOf(point: string): string;
}

export class Tabletop<V extends View = View, C = unknown, Subject = unknown> {
    /** The board, while there is one. */
    board = $state.raw<{ walk: Walked } | null>(null);
    /** The subject of the open sheet; null: none is open. */
    about = $state.raw<Subject | null>(null);
    readonly view = $derived(this.model.view as V);
    readonly content = $derived((this.model.state!.table.content ?? {}) as C);
    /** Set by the part of the table that asks. */
    asking = $state.raw<Asking | null>(null);
    readonly touch: Touch;
    /** The props of a part, always up to date. */
    readonly common: Common<V, C>;

    constructor(
        readonly game: string,
        private readonly seated: () => Seated,
    ) {
        const view = () => this.view;
        const content = () => this.content;
        this.touch = touching(game, () => ({ ...seated(), prompt: this.asking }));
        this.common = {
            get view() {
                return view();
            },
            get content() {
                return content();
            },
            get words() {
                return seated().words;
            },
        };
        $effect(() => void bookOf(game));
    }

    get model(): TableModel {
        return this.seated().model;
    }

    get words(): Words {
        return this.seated().words;
    }

    get seat(): number {
        return this.seated().seat;
    }

    get choice(): Choice | null {
        return this.model.choice;
    }

    readonly read = (about: Subject): void => void (this.about = about);
    readonly close = (): void => void (this.about = null);
    readonly key = (event: KeyboardEvent): boolean => this.asking?.key(event) ?? false;

    /** Lets the table show what happens; while a component is made. */
    plays(motion: Motion): void {
        $effect(() => showing(this.model, motion));
    }
}

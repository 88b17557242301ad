/** Moving pieces on the board during an animation, and the option under the pointer. */

import { ALERTED, CALM, STUNNED, type Figure, type Met, type ShadowView, type Stance } from './view';

/** A guard as it is drawn: it keeps its number while it moves. */
export interface Token extends Figure {
    id: number;
}

/** A line of sight: from a guard to what it sees. */
export interface Line {
    post: number;
    place: number;
}

export class Stage {
    guards = $state.raw<Token[]>([]);
    /** Bodies that the board shows before the state with them has arrived. */
    bodies = $state.raw<number[]>([]);
    /** The current places of ninjas while they move. */
    ninjas = $state.raw<Record<number, number>>({});
    lines = $state.raw<Line[]>([]);
    /** Where something happens. */
    looked = $state.raw<{ x: number; y: number } | null>(null);
    /** The posts of the guards that saw the current card. */
    witnesses = $state.raw<Line[]>([]);
    /** The places of loud events, and of harm. */
    ripples = $state.raw<{ id: number; x: number; y: number; harm: boolean }[]>([]);
    /** The places that the card under the pointer would reach. */
    met = $state.raw<Met[]>([]);
    /** The function that gets the place that the player is about to point out. */
    pointing = $state.raw<((place: number) => void) | null>(null);
    /** The thing under the pointer or with the focus. */
    hovered = $state('');
    /** The option whose button is under the pointer or has the focus. */
    button = $state('');
    private count = 0;

    /** The current table: a piece on the place where another stood before is the same one. */
    settle(view: ShadowView): void {
        const before = new Map(this.guards.map((token) => [token.post, token]));
        this.guards = view.figures.map((figure) => ({
            ...figure,
            id: before.get(figure.post)?.id ?? (this.count += 1),
        }));
        this.bodies = [...view.bodies];
        this.ninjas = {};
        this.lines = [];
        this.looked = null;
    }

    add(kind: number, { post, out }: Stance): void {
        this.guards = [...this.guards, { id: (this.count += 1), post, kind, out, state: CALM }];
    }

    move(post: number, { post: to, out }: Stance): void {
        this.change(post, (token) => ({ ...token, post: to, out }));
    }

    alert(posts: readonly number[]): void {
        for (const post of posts)
            this.change(post, (token) => ({ ...token, state: token.state === STUNNED ? STUNNED : ALERTED }));
    }

    stun(post: number): void {
        this.change(post, (token) => ({ ...token, state: STUNNED }));
    }

    drop(post: number, body: boolean): void {
        this.guards = this.guards.filter((token) => token.post !== post);
        if (body) this.bodies = [...this.bodies, post];
    }

    put(ninja: number, place: number): void {
        this.ninjas = { ...this.ninjas, [ninja]: place };
    }

    ripple(x: number, y: number, harm = false): void {
        const id = (this.count += 1);
        this.ripples = [...this.ripples, { id, x, y, harm }];
        setTimeout(() => (this.ripples = this.ripples.filter((each) => each.id !== id)), 1300);
    }

    private change(post: number, how: (token: Token) => Token): void {
        this.guards = this.guards.map((token) => (token.post === post ? how(token) : token));
    }
}

/** What the player is thinking of, and what is moving before it has come to rest. */

export class Stage {
    /** The thing under the pointer or with the focus. */
    hovered = $state('');
    /** What that thing is to options: the points it stands for. */
    over = $state.raw<string[]>([]);
    /** The option whose button is under the pointer or has the focus. */
    button = $state('');
    /** The card that is looked at closely. */
    read = $state('');
    /** Where figures have come to, by number, ahead of what was sent. */
    places = $state<Record<number, number>>({});
    /** Figures that have just left the board. */
    fallen = $state.raw<number[]>([]);
    /** Who is being hurt. */
    struck = $state(-1);
    /** Who attacks whom. */
    aim = $state.raw<[number, number] | null>(null);

    /** The figure to whom something happens; -1: none. */
    looked = $state(-1);

    /** Everything is where it was sent to be. */
    settle(): void {
        this.places = {};
        this.fallen = [];
        this.struck = -1;
        this.aim = null;
        this.looked = -1;
    }
}

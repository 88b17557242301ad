/** The thing that the player looks at, and pieces that move during an animation. */

export class Stage {
    /** The thing under the pointer or with the focus. */
    hovered = $state('');
    /** The points that options can have at that thing. */
    over = $state.raw<string[]>([]);
    /** The option whose button is under the pointer or has the focus. */
    button = $state('');
    /** The card that is looked at closely. */
    read = $state('');
    /** The current places of figures while they move, by number. */
    places = $state<Record<number, number>>({});
    /** Figures that have just left the board. */
    fallen = $state.raw<number[]>([]);
    /** The figure that is being hurt. */
    struck = $state(-1);
    /** The attacker and its target. */
    aim = $state.raw<[number, number] | null>(null);

    /** The figure that an event is about; -1: none. */
    looked = $state(-1);

    /** Draws everything where the View has it. */
    settle(): void {
        this.places = {};
        this.fallen = [];
        this.struck = -1;
        this.aim = null;
        this.looked = -1;
    }
}

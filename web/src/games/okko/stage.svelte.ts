/** What the player is thinking of. */

export class Stage {
    /** The thing under the pointer or with the focus. */
    hovered = $state('');
    /** What that thing is to options: the points it stands for. */
    over = $state.raw<string[]>([]);
    /** The option whose button is under the pointer or has the focus. */
    button = $state('');
}

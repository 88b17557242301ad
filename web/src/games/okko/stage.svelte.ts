/** What the player is thinking of. */

export class Stage {
    /** The thing under the pointer or with the focus. */
    hovered = $state('');
    /** The option whose button is under the pointer or has the focus. */
    button = $state('');
}

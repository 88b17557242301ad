/** A key presses the button that shows it; where one shows several, they are pressed one after the other. */

export class Typed {
    /** The first keys of a button that shows several. */
    keys = $state('');

    /** The button that this key presses, if it is the last of the keys that a button within `root` shows. */
    button(root: ParentNode, key: string, kbds = 'kbd'): HTMLElement | null {
        const shown = [...root.querySelectorAll(kbds)].filter((each) => each.getClientRects().length);
        for (const said of new Set([`${this.keys} ${key.toUpperCase()}`.trim(), key.toUpperCase()])) {
            const found = shown.find((each) => each.textContent === said);
            this.keys = !found && shown.some((each) => each.textContent.startsWith(`${said} `)) ? said : '';
            if (found) return found.closest('button');
            if (this.keys) return null;
        }
        return null;
    }

    /** Forgets them; returns whether there were any. */
    drop(): boolean {
        const some = this.keys !== '';
        this.keys = '';
        return some;
    }
}

/** The thing in hand and the selected thing. Each game says what a press on its board then does. */

import type { Tool } from '../lib/wire';
import type { Drafting } from './drafting.svelte';

export class Hand {
    tool = $state.raw<Tool | null>(null);
    /** The field of the selected thing. */
    selected = $state('');

    constructor(protected readonly drafting: Drafting) {}

    take(tool: Tool | null): void {
        this.tool = this.tool === tool ? null : tool;
        this.selected = '';
    }

    protected select(field: string): void {
        this.tool = null;
        this.selected = this.selected === field ? '' : field;
    }

    remove(field: string): void {
        void this.drafting.do({ do: 'remove', field });
        this.selected = '';
    }

    drop(): void {
        this.tool = null;
        this.selected = '';
    }
}

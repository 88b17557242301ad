/** Laying cards by taps and drags: the path of a programme (ninja, slot, first card, second card) put together. */

import type { Choice, Menu } from '../../lib/choice.svelte';
import { complain } from '../../lib/notice.svelte';
import type { Option } from '../../lib/menu';
import { NINJAS, type ShadowView } from './view';

interface Said {
    ninja: string;
    slot: number;
    first: string;
}

function saidIn(choice: Choice | null): Said {
    const said = { ninja: '', slot: -1, first: '' };
    for (const { id } of choice?.path ?? []) {
        const [verb, about = ''] = id.split(' ');
        if (verb === 'lay') said.ninja = about;
        else if (verb === 'slot') said.slot = Number(about) - 1;
        else if (verb === 'first') said.first = about;
    }
    return said;
}

/** Returns the wanted slot, or else the first that is free. */
function slotFor(choice: Choice, wanted: number): string {
    const offered = choice.menu.options.map(({ id }) => id);
    const id = `slot ${wanted + 1}`;
    return offered.includes(id) ? id : (offered.find((each) => each.startsWith('slot ')) ?? '');
}

export class Programme {
    /** The ninja whose hand is shown. */
    ninja = $state(-1);
    /** The menu of the first card, before the player has chosen anything. */
    glimpse = $state.raw<Menu | null>(null);

    constructor(
        private readonly view: () => ShadowView,
        private readonly choice: () => Choice | null,
    ) {}

    get open(): boolean {
        return this.choice()?.ask.kind === 'programme';
    }

    /** The parts of the answer that the player has chosen so far. */
    get said(): Said {
        return saidIn(this.choice());
    }

    /** The menu of the next card. */
    get menu(): Menu | null {
        const choice = this.choice();
        if (!choice || !this.open) return null;
        if (!choice.path.length) return this.glimpse;
        return this.said.slot >= 0 && this.said.ninja === NINJAS[this.ninja] ? choice.menu : null;
    }

    /** Fetches the menu of the first card for the ninja whose hand is shown. */
    async look(): Promise<void> {
        const choice = this.choice();
        this.glimpse = null;
        if (!choice || !this.open || this.ninja < 0) return;
        const lay = `lay ${NINJAS[this.ninja]}`;
        try {
            const slots = await choice.peek([lay]);
            const slot = slots.options[0]?.id;
            if (slot) this.glimpse = await choice.peek([lay, slot]);
        } catch {
            // The table has moved on, and the menu will be fetched again.
        }
    }

    /** A card was tapped, or dropped on a slot. */
    async card(name: string, slot = -1): Promise<void> {
        const choice = this.choice();
        if (!choice || !this.open || choice.busy) return;
        const ninja = name.split('-')[0]!;
        const had = this.view().ninjas[NINJAS.indexOf(ninja)]!.slot;
        const { said } = this;
        // The table may be gone before the answers are here: from now on only this choice is asked.
        try {
            if (said.ninja !== ninja || (slot >= 0 && said.slot >= 0 && said.slot !== slot)) choice.clear();
            if (!saidIn(choice).ninja && !(await this.take(choice, `lay ${ninja}`))) return;
            if (saidIn(choice).slot < 0 && !(await this.take(choice, slotFor(choice, slot >= 0 ? slot : had)))) return;
            if (!saidIn(choice).first) await this.take(choice, `first ${name}`);
            else await choice.touch(`card ${name}`);
        } catch (error) {
            choice.clear();
            complain(error);
        }
    }

    /** A slot was tapped: the programme in hand goes there. */
    async slot(slot: number): Promise<void> {
        const choice = this.choice();
        if (!choice || !this.open || choice.busy) return;
        const { first } = this.said;
        const ninja = NINJAS[this.ninja]!;
        try {
            choice.clear();
            if (!(await this.take(choice, `lay ${ninja}`))) return;
            if (!(await this.take(choice, `slot ${slot + 1}`))) return;
            if (first) await this.take(choice, `first ${first}`);
        } catch (error) {
            choice.clear();
            complain(error);
        }
    }

    private async take(choice: Choice, id: string): Promise<boolean> {
        const option: Option | undefined = choice.menu.options.find((each) => each.id === id);
        if (!option) return false;
        await choice.take(option);
        return true;
    }
}

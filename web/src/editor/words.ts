/** The words of the editor, with those that a game adds. */

import { wordsApart } from '../lib/text.svelte';
import en from './text/en.ftl?raw';

type Fetch = () => Promise<{ default: string }>;

export function editorWords(own: string, italian: Fetch) {
    const it = async () => {
        const [shared, added] = await Promise.all([import('./text/it.ftl?raw'), italian()]);
        return { default: `${shared.default}\n${added.default}` };
    };
    return wordsApart(`${en}\n${own}`, { it });
}

/** Spaces, areas and tiles by their names, as the story calls them: "Great Court (space 40)" for "A01.40". */

import { spellOut, wordsOf } from '../../lib/text.svelte';

const PLACE = /^([A-Z]+\d+[ab]?)(?:\.(\w+))?$/;

export function spelt(label: string): string {
    const words = wordsOf('okko');
    const [, face, part] = PLACE.exec(label) ?? [];
    if (!words?.has(`face-${face}`)) return label;
    const tile = words.word(`face-${face}`);
    if (!part) return tile;
    if (/^\d+$/.test(part)) return words.word('place-space', { tile, cell: part });
    const area = `area-${face}-${part}`;
    return words.word('place-area', { tile, area: words.has(area) ? words.word(area) : part });
}

spellOut('okko', spelt);

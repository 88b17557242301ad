/** Spaces, areas and tiles by their names, as the story calls them: "Great Court (row 5, column 1)" for "A01.40". */

import { spellOut, wordsOf } from '../../lib/text.svelte';

const PLACE = /^([A-Z]+\d+[ab]?)(?:\.(\w+))?$/;

export function spelt(label: string): string {
    const words = wordsOf('okko');
    const [, face, part] = PLACE.exec(label) ?? [];
    if (!words?.has(`face-${face}`)) return label;
    const tile = words.word(`face-${face}`);
    if (!part) return tile;
    const [, above, left] = /^(\d?)(\d)$/.exec(part) ?? [];
    if (left) {
        const [row, column] = [Number(above) + 1, Number(left) + 1];
        return words.word(above ? 'place-space' : 'place-corridor', { tile, row, column });
    }
    const area = `area-${face}-${part}`;
    return words.word('place-area', { tile, area: words.has(area) ? words.word(area) : part });
}

spellOut('okko', spelt);

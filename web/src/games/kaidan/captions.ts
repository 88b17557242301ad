/** What cards say, with the numbers of this table filled in. */

import type { Words } from '../../lib/words';
import type { Content, Entry } from './view';

const SIGNED = new Set(['value', 'darkness', 'guess_force']);

/** `OB12`, `CR2`, `EV09`; `PC1` is the ability and `PC1-onryo` the power, `EN-JI-ritual` the ritual. */
export function caption(words: Words, content: Content, name: string): string {
    const key = `text-${name}`;
    return words.has(key) ? words.word(key, amounts(words, entryOf(content, name))) : '';
}

function entryOf(content: Content, name: string): Entry {
    const kind = name.slice(0, 2);
    if (kind === 'PC') {
        const character = content.characters?.[name.slice(0, 3)];
        return (name.endsWith('-onryo') ? character?.onryo.power : character?.ability) ?? {};
    }
    if (kind === 'EN') return content.entities?.[name.slice(0, 5)] ?? {};
    if (kind === 'CR') return content.curses?.[name] ?? {};
    if (kind === 'EV') return content.events?.[name] ?? {};
    return content.objects?.[name] ?? {};
}

/** The numbers of an entry by their fields, in words where the text has an `amount-…` for them. */
function amounts(words: Words, entry: Entry): Record<string, string | number> {
    const said: Record<string, string | number> = {};
    const put = (name: string, field: string, value: number) => {
        if (SIGNED.has(field)) said[name] = (value < 0 ? '−' : '+') + Math.abs(value);
        else said[name] = words.has(`amount-${field}`) ? words.word(`amount-${field}`, { n: value }) : value;
    };
    const read = (part: Entry, before: string) => {
        for (const [field, value] of Object.entries(part)) {
            if (field === 'bonuses') {
                (value as { value: number }[]).forEach((bonus, place) =>
                    put(place ? `value${place + 1}` : 'value', 'value', bonus.value),
                );
            } else if (typeof value === 'number') put(before + field, field, value);
            else if (value && typeof value === 'object' && !Array.isArray(value))
                read(value as Entry, field === 'instead' ? 'instead_' : before);
        }
    };
    read(entry, '');
    return said;
}

import { describe, expect, it } from 'vitest';
import { blocks, spans } from '../src/lib/markdown';
import { href, read } from '../src/lib/router.svelte';

describe('the Markdown of rulebooks', () => {
    it('knows rules, strong words and plain ones', () => {
        expect(spans('See **Mist** in KI-R62.')).toEqual([
            { text: 'See ', style: '' },
            { text: 'Mist', style: 'strong' },
            { text: ' in ', style: '' },
            { rule: 'KI-R62' },
            { text: '.', style: '' },
        ]);
    });

    it('knows lists and tables', () => {
        expect(blocks('One:\n- a\n- b').map((block) => block.kind)).toEqual(['p', 'list']);
        const [table] = blocks('| A | B |\n| --- | ---: |\n| 1 | 2 |');
        expect(table).toMatchObject({ kind: 'table', rows: [[[{ text: '1' }], [{ text: '2' }]]] });
    });
});

describe('addresses', () => {
    it('lead back to where they were made', () => {
        const place = read(href('table', ['a b/c'], { invite: 'x&y' }));
        expect(place.page).toBe('table');
        expect(place.rest).toEqual(['a b/c']);
        expect(place.query.get('invite')).toBe('x&y');
    });
});

import type { Manifest } from '../manifest';

export default {
    played: {
        kaidan: {
            table: () => import('./Table.svelte'),
            orders: ['test-post', 'wound', 'sight', 'attack', 'fate', 'event'].map((kind) => [
                `window-${kind}`,
                'let-be',
            ]),
            habits: ['kaidan-unasked'],
        },
        'kaidan-lessons': { tutorial: true },
    },
    minutes: [60, 150],
    setUp: () => import('./SetUp.svelte'),
    weight: 'medium',
    portraits: ['PC3', 'EN-JI'],
    headings: ['turn', 'chase'],
    turns: ['activation', 'phase'],
    counts: ['noise'],
    results: ['rolled', 'enemy-rolled', 'critical', 'enemy-critical', 'double-critical', 'test-result', 'guess-result'],
    guide: ['aim', 'turn', 'noise', 'chase', 'possessed'],
} satisfies Manifest;

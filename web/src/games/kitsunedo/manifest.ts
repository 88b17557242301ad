import type { Manifest } from '../manifest';

export default {
    played: {
        kitsunedo: {
            table: () => import('./Table.svelte'),
            orders: [['doubt', 'stand']],
        },
        'kitsunedo-advent': { tutorial: true },
        'kitsunedo-rematch': {},
    },
    drawing: () => import('./Drawing.svelte'),
    numbers: 'hand_limit = 6\n[items]\nsake = 9',
    rounds: true,
    headings: ['turn', 'stage', 'next-game'],
    guide: ['turn', 'challenge'],
    stages: ['first', 'second', 'third', 'eve'],
    stagesWithoutOrders: ['first'],
} satisfies Manifest;

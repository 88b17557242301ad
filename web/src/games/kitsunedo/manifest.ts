import type { Manifest } from '../manifest';

export default {
    played: {
        kitsunedo: {
            table: () => import('./Table.svelte'),
            orders: [['doubt', 'stand']],
            habits: ['kitsunedo-kept'],
        },
        'kitsunedo-advent': { tutorial: true },
        'kitsunedo-rematch': {},
    },
    minutes: [10, 45],
    weight: 'light',
    portraits: ['mirage', 'tanuki'],
    numbers: 'hand_limit = 6\n[items]\nsake = 9',
    rounds: true,
    headings: ['turn', 'stage', 'next-game'],
    turns: ['turn'],
    guide: ['turn', 'challenge'],
    stages: ['first', 'second', 'third', 'eve'],
    stagesWithoutOrders: ['first'],
} satisfies Manifest;

import type { Manifest } from '../manifest';

export default {
    played: {
        shadow_tactics: {
            table: () => import('./Table.svelte'),
            agreed: { option: 'mission', usual: 'M1' },
            quick: { first: true, quick: true, daimyo: 1 },
        },
        'shadow_tactics-chapter': { table: () => import('./Chapter.svelte') },
    },
    drawing: () => import('./Drawing.svelte'),
    setUp: () => import('./SetUp.svelte'),
    against: 'daimyo',
    headings: ['round', 'closed', 'sequence'],
    guide: ['aim', 'round', 'sight', 'alarm'],
} satisfies Manifest;

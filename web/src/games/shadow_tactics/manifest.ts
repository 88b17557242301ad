import type { Manifest } from '../manifest';

export default {
    played: {
        shadow_tactics: {
            table: () => import('./Table.svelte'),
            agreed: { option: 'mission', usual: 'M1', unless: 'custom_mission' },
            quick: { first: true, quick: true, daimyo: 1 },
        },
        'shadow_tactics-chapter': { table: () => import('./Chapter.svelte') },
        'shadow_tactics-lessons': { tutorial: true },
    },
    minutes: [30, 60],
    weight: 'medium',
    portraits: ['HAY', 'YUK'],
    setUp: () => import('./SetUp.svelte'),
    editor: () => import('./editor/Editor.svelte'),
    against: 'daimyo',
    headings: ['round', 'closed', 'sequence'],
    turns: ['revealed', 'played', 'followed'],
    counts: ['noise'],
    guide: ['aim', 'round', 'sight', 'alarm'],
} satisfies Manifest;

import type { Manifest } from '../manifest';

export default {
    played: {
        okko: {
            table: () => import('./Table.svelte'),
            agreed: { option: 'scenario', usual: 'S1', unless: 'chronicle' },
            quick: { scenario: 'S3', oni: 1 },
        },
        'okko-campaign': {
            table: () => import('./Chronicle.svelte'),
            agreed: { option: 'campaign', usual: 'CAM-1', unless: 'chronicle' },
        },
        'okko-lessons': { tutorial: true },
    },
    minutes: [45, 90],
    weight: 'heavy',
    portraits: ['OKK'],
    setUp: () => import('./SetUp.svelte'),
    editor: () => import('./editor/Editor.svelte'),
    against: 'oni',
    headings: ['round'],
    turns: ['activated', 'agent-activated'],
    guide: ['aim', 'round', 'cards', 'clues', 'fight', 'end'],
} satisfies Manifest;

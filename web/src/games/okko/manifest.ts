import type { Manifest } from '../manifest';

export default {
    played: {
        okko: {
            table: () => import('./Table.svelte'),
            score: { fact: 'blue', show: () => import('./Score.svelte') },
            agreed: { option: 'scenario', usual: 'S1', unless: 'chronicle' },
            quick: { oni: 1 },
        },
        'okko-campaign': {
            table: () => import('./Chronicle.svelte'),
            score: { fact: 'blue', show: () => import('./CampaignScore.svelte') },
            agreed: { option: 'campaign', usual: 'CAM-1', unless: 'chronicle' },
        },
    },
    drawing: () => import('./Drawing.svelte'),
    setUp: () => import('./SetUp.svelte'),
    against: 'oni',
    headings: ['round'],
    guide: ['aim', 'round', 'cards', 'clues', 'fight', 'end'],
} satisfies Manifest;

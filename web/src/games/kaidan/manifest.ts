import type { Manifest } from '../manifest';

export default {
    played: {
        kaidan: {
            table: () => import('./Table.svelte'),
            score: { fact: 'points', show: () => import('./Score.svelte') },
            orders: ['test-post', 'wound', 'sight', 'attack', 'fate', 'event'].map((kind) => [
                `window-${kind}`,
                'let-be',
            ]),
            habits: ['kaidan-unasked'],
        },
    },
    drawing: () => import('./Drawing.svelte'),
    light:
        '--word: #ece6d8; --quiet: #a7abbd; --line: #2a3146; --plate: #0b0d14; --night-2: #151926; --fire: #8fd3e8; ' +
        '--go: linear-gradient(#efe5d0, #dccdac); --go-line: #bfae86; --go-word: #22201c; color-scheme: dark; ' +
        'color: var(--word); background: radial-gradient(circle at 78% 42%, #241a14, #0a0b11 46%, #06070b)',
    headings: ['turn', 'chase'],
    guide: ['aim', 'turn', 'noise', 'chase', 'possessed'],
} satisfies Manifest;

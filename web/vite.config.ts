import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { optimize } from 'svgo';
import { defineConfig, type Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** `import fox from 'icon:fox-head'`: the shape of one icon, so that only those in use are shipped. */
function icons(): Plugin {
    const prefix = 'icon:';
    let all: Record<string, { body: string }> | undefined;
    return {
        name: 'icons',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
        load(id) {
            if (!id.startsWith(`\0${prefix}`)) return undefined;
            all ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons;
            const icon = all?.[id.slice(prefix.length + 1)];
            if (!icon) this.error(`there is no icon ${id}`);
            return `export default ${JSON.stringify(light(icon.body))}`;
        },
    };
}

/** Icons are drawn in 512 units and shown in 60 pixels at most: whole units are fine enough, and half as heavy. */
function light(body: string): string {
    const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, {
        multipass: true,
        floatPrecision: 0,
    });
    return data.slice(data.indexOf('>') + 1, data.lastIndexOf('<'));
}

/** What is fetched with one game only is called after it. */
function nameOf(module: string | null): string {
    const game = /\/games\/(\w+)\/Table\.svelte$/.exec(module ?? '');
    return game ? `game-${game[1]}` : '[name]';
}

const server = process.env.HYAKKI_SERVER ?? 'http://127.0.0.1:8108';

export default defineConfig({
    plugins: [icons(), svelte()],
    base: './',
    build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
            output: { chunkFileNames: ({ facadeModuleId }) => `assets/${nameOf(facadeModuleId)}-[hash].js` },
        },
    },
    server: { proxy: { '/api': { target: server, ws: true } } },
    preview: { proxy: { '/api': { target: server, ws: true } } },
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    // A busy machine can take longer than vitest's five seconds to set up a document.
    test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000, retry: 1 },
} as Parameters<typeof defineConfig>[0]);

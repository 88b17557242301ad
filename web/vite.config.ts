import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** `import en from './text/en.ftl?raw'` without comments, empty lines and needless indents: the page needs none of them. */
function texts(): Plugin {
    return {
        name: 'texts',
        enforce: 'pre',
        load(id) {
            if (!id.endsWith('.ftl?raw')) return undefined;
            const source = readFileSync(id.slice(0, -'?raw'.length), 'utf8');
            return `export default ${JSON.stringify(source.replace(/^#.*\n|^\n(?! )/gm, '').replace(/^ +/gm, ' '))}`;
        },
    };
}

/** Rounds icons to whole units: they have 512 units and are at most 60 pixels wide, and rounding halves their size. */
function light(body: string): string {
    const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, {
        multipass: true,
        floatPrecision: 0,
    });
    return data.slice(data.indexOf('>') + 1, data.lastIndexOf('<'));
}

/**
 * `import { mark, names } from 'virtual:pictures'`: the names of the pictures of each game. A picture is a file beside the
 * scripts, `picture-MARK-GAME-NAME.svg`. One mark for all, made from their content, keeps the list short.
 */
function pictures(): Plugin {
    const id = 'virtual:pictures';
    const folder = (game: string) => new URL(`src/games/${game}/pictures/`, import.meta.url);
    const names: Record<string, string[]> = {};
    for (const game of readdirSync(new URL('src/games/', import.meta.url)))
        if (existsSync(folder(game))) names[game] = readdirSync(folder(game)).map((file) => file.replace('.svg', ''));
    const read = (game: string, name: string) => readFileSync(new URL(`${name}.svg`, folder(game)), 'utf8').trim();
    const all = Object.entries(names).flatMap(([game, own]) =>
        own.map((name) => [game, name, read(game, name)] as const),
    );
    const mark = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
    return {
        name: 'pictures',
        resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
        load(wanted) {
            if (wanted !== `\0${id}`) return undefined;
            const lists = Object.entries(names).map(([game, own]) => [game, own.sort().join(' ')]);
            return `export const mark = '${mark}'; export const names = ${JSON.stringify(Object.fromEntries(lists))}`;
        },
        generateBundle() {
            for (const [game, name, source] of all)
                this.emitFile({ type: 'asset', fileName: `assets/picture-${mark}-${game}-${name}.svg`, source });
        },
        configureServer(server) {
            server.middlewares.use((request, response, next) => {
                const [, game, name] = /\/picture-\w+?-(\w+?)-([\w-]+)\.svg$/.exec(request.url ?? '') ?? [];
                if (!game || !name || !names[game]?.includes(name)) return next();
                response.setHeader('Content-Type', 'image/svg+xml').end(read(game, name));
            });
        },
    };
}

/** Names the files that are fetched with one game only after that game. */
function nameOf(module: string | null): string {
    const game = /\/games\/(\w+)\/Table\.svelte$/.exec(module ?? '');
    return game ? `game-${game[1]}` : '[name]';
}

const server = process.env.HYAKKI_SERVER ?? 'http://127.0.0.1:8108';

export default defineConfig({
    plugins: [icons(), texts(), pictures(), svelte()],
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
    // Files of tests share their modules and a document: new ones for each file would take three quarters of the time.
    test: {
        environment: 'jsdom',
        include: ['tests/**/*.test.ts'],
        setupFiles: ['tests/setup.ts'],
        isolate: false,
        unstubGlobals: true,
        testTimeout: 60_000, // a busy machine may take long
    },
} as Parameters<typeof defineConfig>[0]);

// How much the page weighs compressed, without fonts: home plus one game must stay under 200 kB.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST = 200_000;
const folder = new URL('../dist/', import.meta.url);
const files = ['index.html', ...readdirSync(new URL('assets/', folder)).map((name) => `assets/${name}`)];
const sizes = files
    .filter((name) => /\.(html|js|css)$/.test(name))
    .map((name) => [gzipSync(readFileSync(new URL(name, folder))).length, name])
    .sort(([one], [other]) => other - one);
for (const [size, name] of sizes) console.log(String(size).padStart(7), name);
const whole = sizes.reduce((sum, [size]) => sum + size, 0);
console.log(String(whole).padStart(7), 'everything');
if (whole > MOST) {
    console.error(`more than ${MOST}`);
    process.exit(1);
}

// How much each file of the page weighs compressed, without fonts. What home and one game may weigh together, a browser
// test says: only a browser knows what is fetched.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../dist/', import.meta.url);
const files = ['index.html', ...readdirSync(new URL('assets/', folder)).map((name) => `assets/${name}`)];
const sizes = files
    .filter((name) => /\.(html|js|css)$/.test(name))
    .map((name) => [gzipSync(readFileSync(new URL(name, folder))).length, name])
    .sort(([one], [other]) => other - one);
for (const [size, name] of sizes) console.log(String(size).padStart(7), name);

// How much the page weighs compressed, without fonts: home plus one game must stay under 185 kB.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST = 185_000;
const folder = new URL('../dist/', import.meta.url);
const files = ['index.html', ...readdirSync(new URL('assets/', folder)).map((name) => `assets/${name}`)];
const sizes = files
    .filter((name) => /\.(html|js|css)$/.test(name))
    .map((name) => [gzipSync(readFileSync(new URL(name, folder))).length, name])
    .sort(([one], [other]) => other - one);
for (const [size, name] of sizes) console.log(String(size).padStart(7), name);
// All but the games, and the heaviest of them: nobody fetches two.
const ofGame = ([, name]) => name.startsWith('assets/game-');
const games = sizes.filter(ofGame).map(([size]) => size);
const shared = sizes.filter((each) => !ofGame(each)).reduce((sum, [size]) => sum + size, 0);
const whole = shared + Math.max(0, ...games);
console.log(String(whole).padStart(7), 'everything but the other games');
if (whole > MOST) {
    console.error(`more than ${MOST}`);
    process.exit(1);
}

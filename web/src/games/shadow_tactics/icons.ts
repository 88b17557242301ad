/** Icons of Shadow Tactics (game-icons.net, CC BY 3.0). */

import hayato from 'icon:ninja-mask';
import yuki from 'icon:hood';
import mugen from 'icon:katana';
import aiko from 'icon:kimono';
import takuma from 'icon:musket';
import spearman from 'icon:spears';
import officer from 'icon:warlord-helmet';
import samurai from 'icon:samurai-helmet';
import daimyo from 'icon:crenel-crown';
import civilian from 'icon:farmer';
import light from 'icon:bowie-knife';
import heavy from 'icon:crossed-swords';
import hide from 'icon:coffin';
import move from 'icon:footsteps';
import distract from 'icon:talk';
import lure from 'icon:whistle';
import stun from 'icon:knocked-out-stars';
import heal from 'icon:heart-plus';
import spearmanOnly from 'icon:thrown-spear';
import several from 'icon:convergence-target';
import longRange from 'icon:crosshair';
import noise from 'icon:sound-waves';
import special from 'icon:flag-objective';
import reset from 'icon:cycle';
import deploy from 'icon:barracks-tent';
import march from 'icon:walk';
import free from 'icon:run';
import spread from 'icon:acoustic-megaphone';
import search from 'icon:magnifying-glass';
import power from 'icon:hourglass';
import ninjato from 'icon:flying-dagger';
import shuriken from 'icon:star-shuriken';
import stone from 'icon:rock';
import drag from 'icon:weight-lifting-down';
import trap from 'icon:box-trap';
import leaves from 'icon:falling-leaf';
import wind from 'icon:sword-spin';
import sake from 'icon:sake-bottle';
import carry from 'icon:weight-lifting-up';
import hairpin from 'icon:pin';
import powder from 'icon:steam';
import screen from 'icon:theater-curtains';
import rifle from 'icon:winchester-rifle';
import shot from 'icon:supersonic-bullet';
import kuma from 'icon:raccoon-head';
import flash from 'icon:stun-grenade';
import hook from 'icon:fishing-hook';
import dart from 'icon:dart';
import rocket from 'icon:firework-rocket';
import robe from 'icon:robe';
import cart from 'icon:hand-truck';
import medicine from 'icon:first-aid-kit';
import vest from 'icon:kevlar-vest';
import scroll from 'icon:papyrus';
import barrel from 'icon:powder-bag';
import accident from 'icon:falling-boulder';
import rickety from 'icon:tower-fall';
import hostage from 'icon:prisoner';
import bell from 'icon:ringing-bell';
import tea from 'icon:teapot';
import tower from 'icon:watchtower';
import objective from 'icon:temple-gate';
import entry from 'icon:entry-door';
import key from 'icon:key';
import torch from 'icon:torch';
import footprint from 'icon:footprint';
import body from 'icon:dead-head';
import alarm from 'icon:ringing-alarm';
import check from 'icon:check-mark';

/** Drawn here in the same style: an eye, and the sign of a jutsu token. */
const eye =
    '<path fill="currentColor" d="M256 96C120 96 24 256 24 256s96 160 232 160 232-160 232-160S392 96 256 96zm0 66a94 94 0 1 1 0 188 94 94 0 0 1 0-188zm0 50a44 44 0 1 0 0 88 44 44 0 0 0 0-88z"/>';
const jutsu =
    '<path fill="currentColor" d="M256 32a224 224 0 1 0 0 448 224 224 0 0 0 0-448zm0 40a92 92 0 0 1 0 184 92 92 0 0 0 0 184 184 184 0 0 1 0-368zm0 276a36 36 0 1 1 0-72 36 36 0 0 1 0 72z"/>';

export const ninjaIcon: Record<string, string> = { HAY: hayato, YUK: yuki, MUG: mugen, AIK: aiko, TAK: takuma };
export const guardIcon: Record<string, string> = {
    S: spearman,
    O: officer,
    A: samurai,
    D: daimyo,
    F: civilian,
    H: civilian,
};

export const symbolIcon: Record<string, string> = {
    LA: light,
    HA: heavy,
    HB: hide,
    MV: move,
    DI: distract,
    LU: lure,
    ST: stun,
    HE: heal,
    SO: spearmanOnly,
    MT2: several,
    MT3: several,
    LR: longRange,
    NO: noise,
    JU: jutsu,
    MA: special,
    RE: reset,
    DEP: deploy,
    MVR: march,
    MVF: free,
    SPR: spread,
    SRCH: search,
    POW: power,
    DFIG: daimyo,
};

const CARDS: Record<string, string> = {
    'HAY-1': ninjato,
    'HAY-2': shuriken,
    'HAY-3': stone,
    'HAY-4': drag,
    'HAY-R1': heavy,
    'YUK-1': light,
    'YUK-2': lure,
    'YUK-3': trap,
    'YUK-4': leaves,
    'YUK-R1': trap,
    'MUG-1': mugen,
    'MUG-2': wind,
    'MUG-3': sake,
    'MUG-4': carry,
    'MUG-R1': heavy,
    'AIK-1': hairpin,
    'AIK-2': powder,
    'AIK-3': distract,
    'AIK-4': screen,
    'AIK-R1': aiko,
    'TAK-1': rifle,
    'TAK-2': shot,
    'TAK-3': kuma,
    'TAK-4': flash,
    'TAK-R1': rifle,
};

const ITEMS: Record<string, string> = {
    NP1: powder,
    NP2: dart,
    NP3: hook,
    NP4: light,
    NP5: rocket,
    NP6: sake,
    NP7: robe,
    NP8: mugen,
    NP9: cart,
    NP10: medicine,
    NP11: vest,
    NP12: scroll,
    JUT: jutsu,
};

/** By name; what has none of its own shows the first thing it does. */
export function cardIcon(name: string, symbols: readonly string[]): string {
    return CARDS[name] ?? ITEMS[name] ?? symbolIcon[symbols.find((each) => each !== 'JU') ?? 'MA'] ?? special;
}

/** What the tokens of each mission are. */
export const greenIcon: Record<string, string> = { M1: barrel, M3: scroll, M4: hostage };
export const blueIcon: Record<string, string> = { M2: accident, M3: rickety, M5: tea };

export { alarm, bell, body, check, daimyo, deploy, entry, eye, footprint, hide, jutsu, key, noise };
export { objective, power, scroll, search, stone, torch, tower };

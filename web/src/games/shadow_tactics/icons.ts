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
import stone from 'icon:rock';
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

/** What a card does first; the picture on its face stands before it. */
export function cardIcon(symbols: readonly string[]): string {
    return symbolIcon[symbols.find((each) => each !== 'JU') ?? 'MA'] ?? special;
}

/** What every ninja has is drawn once. */
const SHARED: [RegExp, string][] = [
    [/^...-5$/, 'regroup'],
    [/^...-S.$/, 'special'],
    [/^...-M.$/, 'move'],
];

/** The picture on the face of a card. */
export const pictureOn = (card: string): string => SHARED.find(([like]) => like.test(card))?.[1] ?? card;

/** What the tokens of each mission are. */
export const greenIcon: Record<string, string> = { M1: barrel, M3: scroll, M4: hostage };
export const blueIcon: Record<string, string> = { M2: accident, M3: rickety, M5: tea };

export { alarm, bell, body, check, daimyo, deploy, entry, eye, footprint, hide, jutsu, key, noise };
export { objective, power, scroll, search, stone, torch, tower };

/** Icons of Kaidan (game-icons.net, CC BY 3.0). */

import jin from 'icon:muscle-up';
import hara from 'icon:meditation';
import haruka from 'icon:third-eye';
import mori from 'icon:hood';
import reiko from 'icon:doctor-face';
import yurei from 'icon:floating-ghost';
import jikininki from 'icon:half-body-crawling';
import zashiki from 'icon:baby-face';
import jibakurei from 'icon:chained-heart';
import ubume from 'icon:screaming';
import kuchisake from 'icon:scissors';
import goryo from 'icon:burning-skull';
import lost from 'icon:nun-face';
import okiku from 'icon:big-wave';
import onryo from 'icon:spectre';
import key from 'icon:key';
import ofuda from 'icon:scroll-unfurled';
import oil from 'icon:oil-can';
import water from 'icon:water-bottle';
import search from 'icon:magnifying-glass';
import hiding from 'icon:lockers';
import corpse from 'icon:dead-head';
import mask from 'icon:carnival-mask';
import grave from 'icon:pirate-grave';
import trapdoor from 'icon:secret-door';
import well from 'icon:well';
import bag from 'icon:knapsack';
import evidence from 'icon:evil-eyes';
import flame from 'icon:flame';
import ear from 'icon:human-ear';
import noise from 'icon:sound-waves';
import unseen from 'icon:sight-disabled';
import nerves from 'icon:heart-beats';
import force from 'icon:fist';
import exorcism from 'icon:prayer';
import perception from 'icon:eye-target';
import speed from 'icon:sprint';
import fear from 'icon:terror';
import action from 'icon:candle-flame';
import steps from 'icon:footprint';
import event from 'icon:death-note';
import first from 'icon:candlebright';
import decides from 'icon:scales';
import dice from 'icon:inverted-dice-3';
import status from 'icon:tied-scroll';
import exit from 'icon:exit-door';
import padlock from 'icon:padlock';

export const characterIcon: Record<string, string> = { PC1: jin, PC2: hara, PC3: haruka, PC4: mori, PC5: reiko };

export const entityIcon: Record<string, string> = {
    'EN-YU': yurei,
    'EN-JI': jikininki,
    'EN-ZA': zashiki,
    'EN-JB': jibakurei,
    'EN-UB': ubume,
    'EN-KU': kuchisake,
    'EN-GO': goryo,
    'EN-LP': lost,
    'EN-OK': okiku,
};

export const attributeIcon: Record<string, string> = { nerves, force, exorcism, perception, speed, fear };

export {
    action,
    bag,
    corpse,
    decides,
    dice,
    ear,
    event,
    evidence,
    exit,
    first,
    flame,
    grave,
    hiding,
    key,
    mask,
    noise,
    oil,
    ofuda,
    onryo,
    padlock,
    search,
    status,
    steps,
    trapdoor,
    unseen,
    water,
    well,
};

/** Icons of Okko Chronicles (game-icons.net, CC BY 3.0). */

import okko from 'icon:katana';
import noburo from 'icon:oni';
import noshin from 'icon:prayer-beads';
import setsuka from 'icon:ninja-heroic-stance';
import tikku from 'icon:scroll-quill';
import goro from 'icon:bear-head';
import kiku from 'icon:sparrow';
import fire from 'icon:flame';
import wind from 'icon:wind-hole';
import water from 'icon:water-drop';
import earth from 'icon:stone-block';
import ashigaru from 'icon:spears';
import samurai from 'icon:samurai-helmet';
import hiroji from 'icon:visored-helm';
import yurei from 'icon:ghost';
import ninja from 'icon:hooded-assassin';
import bakemono from 'icon:ogre';
import kuroHebi from 'icon:snake';
import homura from 'icon:fire-silhouette';
import yukiHime from 'icon:snowflake-1';
import tetsujin from 'icon:iron-mask';
import courtier from 'icon:kimono';
import evidence from 'icon:magnifying-glass';
import parchment from 'icon:scroll-unfurled';
import chest from 'icon:locked-chest';
import hidden from 'icon:person-in-bed';
import bleeding from 'icon:bleeding-wound';
import poisoned from 'icon:poison-bottle';
import stunned from 'icon:knocked-out-stars';
import amputee from 'icon:severed-hand';
import letter from 'icon:envelope';
import relic from 'icon:relic-blade';
import alarm from 'icon:ringing-bell';
import corruption from 'icon:evil-eyes';
import door from 'icon:door';
import oni from 'icon:crowned-skull';
import attack from 'icon:crossed-swords';
import defense from 'icon:checked-shield';
import guile from 'icon:domino-mask';
import speed from 'icon:sprint';
import coordination from 'icon:conversation';
import weakness from 'icon:broken-bone';
import might from 'icon:fist';
import goal from 'icon:flying-flag';
import ki from 'icon:triple-yin';

export const figureIcon: Record<string, string> = {
    OKK: okko,
    NOB: noburo,
    NSH: noshin,
    SET: setsuka,
    tikku,
    goro,
    kiku,
    hi: fire,
    kaze: wind,
    mizu: water,
    tsuchi: earth,
    ashigaru,
    samurai,
    hiroji,
    yurei,
    ninja,
    bakemono,
    'kuro-hebi': kuroHebi,
    homura,
    'yuki-hime': yukiHime,
    tetsujin,
};
export const markerIcon: Record<string, string> = { evidence, parchment, chest, follower: hidden };
export const conditionIcon: Record<string, string> = { bleeding, poisoned, stunned, amputee };
/** Returns the icon of an action card by its nature, of an Event card, and of equipment by its slot. */
export const cardIcon: Record<string, string> = {
    ...{ attack, defense, guile, speed, coordination, weakness },
    wound: weakness,
    event: corruption,
    hand: okko,
    clothing: courtier,
    supplies: chest,
};
export const valueIcon: Record<string, string> = { speed, might, defense, guile };
export { alarm, corruption, courtier, door, goal, ki, letter, oni, relic };

/** Returns the agent or courtier of a figure: "ashigaru" of "ashigaru-3", but "COU-2" of "COU-2". */
export const personOf = (figure: string): string => (figure.startsWith('COU') ? figure : figure.replace(/-\d+$/, ''));

/** Returns the icon of a figure by its name: "ashigaru-3", "COU-2", "OKK". */
export const iconOf = (name: string): string => figureIcon[personOf(name)] ?? (name.startsWith('COU') ? courtier : oni);

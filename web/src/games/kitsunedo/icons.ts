/** Icons of Kitsunedo (game-icons.net, CC BY 3.0). */

import sun from 'icon:sun';
import moon from 'icon:moon';
import leaf from 'icon:ginkgo-leaf';
import block from 'icon:checked-shield';
import sake from 'icon:sake-bottle';
import spirit from 'icon:spark-spirit';
import shadow from 'icon:shadow-grasp';
import ash from 'icon:burning-embers';
import mist from 'icon:fog';
import celeste from 'icon:wolf-howl';
import haunt from 'icon:wolf-head';
import mirage from 'icon:fox';
import hollow from 'icon:fox-head';
import tanuki from 'icon:raccoon-head';
import shisu from 'icon:fox-tail';
import peep from 'icon:third-eye';
import gift from 'icon:cloud-ring';
import thread from 'icon:sewing-string';
import lantern from 'icon:asian-lantern';
import scroll from 'icon:tied-scroll';

export const itemIcon: Record<string, string> = { sun, moon, leaf, block, sake };
export const lanternIcon: Record<string, string> = { spirit, shadow, ash, mist };
export const lordIcon: Record<string, string> = { celeste, haunt, mirage, hollow, tanuki, shisu };
export const abilityIcon: Record<string, string> = { peep, gift, thread };
export { lantern as lanternBack, scroll as itemBack };

/** The wire format. `make types` writes this file from the Python types: change those instead. */

import type { View } from '../../lib/wire';

/** The part of a seat that only its owner sees. */
export interface OwnSeat {
  seat: number;
  /** The inventory: an object's number plus 64 for each use made of it. */
  cards: number[];
  /** An Onryo's door/movement tokens. */
  tokens: number[];
  points: number;
  possessed: boolean;
  /** The card that will be used unasked, and when. */
  armed: [number, string] | null;
  /** Death Marks and Neutral States, as last counted in a Dark Impulse. */
  counted: [number, number] | null;
}

/** An inventory token as everybody sees it. */
export interface Lying {
  cell: number;
  /** The seat whose it was, or -1 for an enemy's. */
  owner: number;
  cards: number;
}

/** A PG as everybody sees it. Shallow copies are whole copies: what it holds never changes in place. */
export interface Pg {
  character: number;
  cell: number;
  wounds: number;
  noise: number;
  pa: number;
  pm: number;
  /** The PA that are missing in the next Preparation. */
  weary: number;
  /** Unique Actions taken this Turn. */
  used: number;
  /** The Mask it wears: an object number; the card stays in its inventory. */
  worn: number;
  /** Not hidden, or hidden: 1 in the shadows, 1 + X in a hiding place X. */
  shelter: number;
  /** Whether it hid while its hunter saw it. */
  spotted: boolean;
  exhausted: boolean;
  /** The Turn of the Dark Impulse that condemned it. */
  condemned: number;
  /** The Turn in which it died. */
  died: number;
  /** The cell where it died; its Onryo appears there. */
  grave: number;
  /** The seat that killed it. */
  killer: number;
  escaped: boolean;
}

/** An entity or an Onryo as everybody sees it. */
export interface Figure {
  cell: number;
  kind: number;
  alerted: boolean;
  /** The seats that have got rid of it since it last disappeared, as a mask. */
  shaken: number;
  /** Added to its Force until its chase ends. */
  raging: number;
  /** Evidence tokens examined since it was revealed. */
  evidence: number;
  /** An Onryo: it has used a token this Turn. */
  moved: boolean;
  /** An Onryo: its once-per-Turn power has been used. */
  spoken: boolean;
  /** An Onryo: gone for good. */
  banished: boolean;
}

export interface KaidanView extends View {
  own: OwnSeat[];
  rooms: number[];
  /** The borders between cells, by edge: cell * 2 to the east, cell * 2 + 1 to the south. */
  edges: number[];
  /** Printed marks: (cell, mark). */
  marks: [number, number][];
  forced: number[];
  tokens: number[];
  filled: number[];
  corpses: number[];
  loot: Lying[];
  ofuda_doors: number[];
  evidence: number[];
  oil: number;
  flames: number[];
  arsonist: number;
  ring: [number, number] | null;
  keys: number;
  /** The tokens by column; 0 face down. */
  darkness: number[];
  darkness_shift: number[];
  /** The darkness of each column as it counts now; 0 unknown. */
  levels: number[];
  opened: number;
  tiles: number[];
  objects: number[];
  discards: number[][];
  event_deck: number;
  event_discard: number[];
  entity_deck: number;
  entity_discard: number[];
  lost_decks: number[];
  map_bag: number[];
  door_bag: number;
  tokens_out: number[];
  curses: boolean[];
  well: boolean;
  gifts: number;
  pgs: Pg[];
  /** Cards in each inventory; the Hyoirei is not counted. */
  sizes: number[];
  /** Nerves as they are worn down, Force, Exorcism, Perception, Speed of each PG, without bonuses. */
  values: number[][];
  /** Status cards in each pile. */
  status: number[];
  /** Door/movement tokens that each seat's Onryo holds. */
  held: number[];
  figures: Figure[];
  /** Fear, Force, Exorcism, 0, Speed of each Figure; what is unrevealed has none. */
  enemy_values: number[][];
  /** Cards that each standee has stolen. */
  stolen: number[];
  /** The seat that everybody knows the Hyoirei possesses or possessed, or -1. */
  host: number;
  unmasked: boolean;
  defeated: boolean;
  impulse_struck: boolean;
  announced: number;
  turn: number;
  phase: number;
  first: number;
  /** The seat that decides what no PG's player may. */
  decider: number;
  active: number;
  lasting: [number, number][];
  doors: [number, number][];
  looked: [number, number][];
  stepped: number;
  hushed: boolean;
  exchanged: number[];
  proposals: [number, number][];
  free_breaks: [number, number][];
  chases: number;
  chase_breaks: number[];
  round: number;
  hunter: number;
  hunted: number;
  fled: boolean;
}

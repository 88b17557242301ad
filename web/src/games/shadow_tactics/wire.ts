/** The wire format. `make types` writes this file from the Python types: change those instead. */

import type { View } from '../../lib/wire';

/** The part of a seat that only its owner sees. */
export interface OwnSeat {
  seat: number;
  /** The programmed cards of each of the seat's ninjas that are not turned up yet, in order. */
  programmes: [number, number[]][];
  /** Order cards, if it is the Daimyo's. */
  hand: number[];
}

/** A guard or civilian on the board. */
export interface Figure {
  post: number;
  /** The type of the figure: its number in S, O, A, D, F (friendly civilian), H (hostile civilian). */
  kind: number;
  /** Whether it looks out; the guard in the tower looks at the focus instead. */
  out: boolean;
  /** 0 calm, 2 alerted, 4 stunned. */
  state: number;
}

export interface Sight {
  post: number;
  /** Hexes it watches, or looks into. */
  places: number[];
  /** The bushes from which it sees an action into the yard that it looks into. */
  bushes: number[];
}

/** A bush or junction, and who watches it now. */
export interface Watch {
  place: number;
  posts: number[];
}

/** The sight of a guard at a post. */
export interface Outlook {
  /** Looking out: the places it watches. */
  out: number[];
  /** Looking in: the bushes from which it sees an action into its yard. */
  into: number[];
}

export interface Yard {
  /** The posts of guards. */
  posts: number[];
  /** Ninjas act into it from these. */
  bushes: number[];
  /** Adjacent yards. */
  links: number[];
}

export interface Bush {
  /** Junctions that a ninja can enter from it. */
  ways: number[];
  yards: number[];
  /** Posts from which a guard that looks out watches it. */
  watched_from: number[];
}

export interface Junction {
  colour: string;
  /** Bushes to which a ninja in it can go on. */
  exits: number[];
  /** Posts from which a guard that looks out watches it. */
  watched_from: number[];
}

export interface Terrain {
  /** The sight from each post; a post is 7 * yard + corner, corner 6 for the tower. */
  posts: Outlook[];
  yards: Yard[];
  bushes: Bush[];
  junctions: Junction[];
  /** Places that the guard in the tower can look at. */
  focuses: number[];
}

/** A ninja as everybody sees it. Shallow copies are whole copies: what it holds never changes in place. */
export interface Ninja {
  /** The seat that plays the ninja; NOBODY if it is not in play. */
  seat: number;
  /** The seat that has left it to another. */
  lent_by: number;
  bush: number;
  /** All its cards, sorted: in hand, programmed and used. */
  cards: number[];
  /** The used pile, sorted. */
  used: number[];
  /** The row of health cards from left to right. */
  health: number[];
  /** The number of flipped health cards, from the right. */
  damage: number;
  /** The rightmost is whole although others are flipped: it was won while the ninja was hurt. */
  spare: boolean;
  /** Active tokens. */
  jutsu: number;
  /** Tokens that are spent until the next mission. */
  spent: number;
  /** Tokens that are gone for good. */
  lost: number;
  /** A green mission token. */
  carries: boolean;
  /** Purchased cards it has claimed. */
  items: number[];
  quest: number;
  markers: number;
  /** The ninja's quest is completed. */
  completed: boolean;
  slot: number;
  count: number;
  shown: [number, number];
  /** The ninja's cards that have been turned up in this round, in order. */
  turned: number[];
  /** The cards it could programme in this round: then in hand, and forbidden by no penalty. */
  programmable: number[];
  /** Only one of them could be a movement card. */
  one_move: boolean;
  executed: number;
  failed: number;
  kills: number;
  /** The posts of the guards that the card under way has killed. */
  slain: number[];
  /** Whether it has dropped a hostage. */
  dropped: boolean;
  /** A search has found the ninja. */
  found: boolean;
}

export interface ShadowView extends View {
  own: OwnSeat[];
  figures: Figure[];
  /** The current sight of each guard that sees anything. */
  sights: Sight[];
  /** Every bush and junction that a guard watches now. */
  watched: Watch[];
  /**
   * The places that can be watched from each post, since gates have opened or boulders lie; until then those of the
   * plan.
   */
  terrain: Terrain | null;
  /** The place that holds the focus token, or -1. */
  focus: number;
  /** Posts; two bodies in one corner are named twice. */
  bodies: number[];
  /** The gates that are open, as a mask: 1 for the first of the plan, 2 for the second. */
  opened: number;
  /** The junction on which its key lies, or -1, by gate. */
  keys: number[];
  /** The value of the token there, or 0, by junction. */
  coins: number[];
  /** Bushes with a green mission token. */
  green: number[];
  blue: number[];
  /** The boulders, each on the edge between two places. */
  boulders: [number, number][];
  /** The footprints at each junction. */
  footprints: number[];
  /** 0 dark, 1 light, 2 a lit torch, 3 a torch put out, by junction. */
  lights: number[];
  /** The ninjas in the order HAY, YUK, MUG, AIK, TAK; those not in play have seat -1. */
  ninjas: Ninja[];
  /** The penalties that are in force for each ninja now. */
  penalties: string[][];
  /** The programmed cards that are still to be executed, in order: face up if shown, else -1, by ninja. */
  left: number[][];
  /** Ninjas with a programme, in the order of their slots. */
  acting: number[];
  /** Whether each seat is ready. */
  ready: boolean[];
  /** Entries at set-up, by seat. */
  confirmed: boolean[];
  /** Seats whose players have left. */
  away: number[];
  /** The seat that takes over the ninjas of each absent seat from the next round on, or -1. */
  heirs: number[];
  /** Coins. */
  pool: number;
  /** His seat. */
  daimyo: number;
  deck: number;
  /** Sizes. */
  hand: number;
  discard: number[];
  /** Prepared cards that must be played in this round. */
  active: number[];
  /** Prepared cards that cannot be played yet. */
  tapped: number[];
  /** Guards still to be deployed at set-up, by type. */
  reserve: number[];
  /** Figures left to deploy by orders, by type. */
  off_board: number[];
  deployed: number;
  quest: number;
  markers: number;
  quest_done: boolean;
  /** Whether the condition of the Daimyo power holds now. */
  power: boolean;
  round: number;
  /** 0 programming, 1 orders, 2 execution, 3 refresh. */
  phase: number;
  time: number;
  noise: number;
  /** Noise that raises the alarm: the number of ninjas. */
  threshold: number;
  /** 0 none, 1 half, 2 full. */
  alarm: number;
  searching: boolean;
  power_used: boolean;
  documents: boolean;
  /** The post beside which they lie, or -1. */
  documents_at: number;
  /** The yard where tea is served, or -1. */
  poisoned: number;
  figure_dead: boolean;
  rescued: number;
  rung: boolean;
  surrendered: string;
  won_cards: [number, string][];
}

/** The wire format. `make types` writes this file from the Python types: change those instead. */

import type { View } from '../../lib/wire';

/** The knowledge of the heroes, the same for all their seats. */
export interface Team {
  /** Cards laid on the left, on the right, and the hand card that is turned up, by hero. */
  plans: [left: number[], right: number[], up: number][];
  /** Heroes whose initiative card has not been turned up, top first. */
  order: number[];
  /** The choice that each seat backs in the current council, or -1. */
  wishes: number[];
  /** Courtier and Oni cards that they have drawn and keep. */
  clues: number[];
  /** The Clue card that was just drawn and is being decided on, or -1. */
  drawn: number;
}

/** The knowledge of the Oni. */
export interface Lair {
  /** An Oni card. */
  nature: number;
  /** A courtier. */
  identity: number;
  /** Event cards. */
  hand: number[];
  /** Event cards face down beside it, by agent card. */
  placed: number[][];
}

/** A figure on the board. */
export interface Figure {
  figure: number;
  space: number;
  damage: number;
  /** Bleeding, Poisoned, Stunned, Amputee: 0 none, 1 the front of the token, 2 its back. */
  conditions: number[];
  /** SPEED, MIGHT, DEFENSE, GUILE, ACTIONS and STAMINA as they are now. */
  values: number[];
}

/** A hero as everybody sees it; its figure has the same number. */
export interface Hero {
  /** The seat that runs the hero; NOBODY if it is not in this game. */
  seat: number;
  eliminated: boolean;
  /** Sorted: in hand or laid face down. */
  hand: number[];
  /** Revealed for their talents. */
  left: number[];
  /** Revealed for their techniques, wounds too. */
  right: number[];
  /** Sorted. */
  discard: number[];
  /** Right, left. */
  hands: [number, number];
  /** The hand card that lies face up. */
  up: number;
  clothing: number;
  /** Sorted. */
  supplies: number[];
  /** The figure in its follower slot. */
  ally: number;
  /** The number of its marked personal mission, from 0. */
  mission: number;
  /** The number of times that the hero has done each feat so far. */
  feats: number[];
  /** Kami that it has summoned, by figure, each once. */
  called: number[];
  locked: boolean;
  /** Cards face down on the left and on the right, once planning has closed. */
  laid: [number, number];
  activated: boolean;
  /** More actions than usual, or fewer. */
  bonus: number;
  /** Whether it has made an attack in this Round. */
  attacked: boolean;
  /** Whether it has moved in this activation. */
  moved: boolean;
  /** Agents it has eliminated in this activation. */
  streak: number;
}

/** A follower, kami or courtier who follows, on the board. */
export interface Ally {
  /** The version of the ally: a number of ids.ALLY_CARDS. */
  card: number;
  /** The hero whose it is; a masterless follower has none. */
  master: number;
  /** The token of a kami has been turned face down. */
  down: boolean;
  /** Whether it has acted in this Round. */
  acted: boolean;
}

/** A follower, kami or courtier who follows, on the board. */
export interface Companion {
  figure: number;
  ally: Ally;
}

/** An agent's character card. */
export interface Agent {
  /** The Oni has it. */
  owned: boolean;
  /** Whether it has an activation token. */
  activated: boolean;
  /** Event cards face down beside it, once planning has closed. */
  placed: number;
  /** Event cards turned up beside it, sorted. */
  techniques: number[];
  /** A lieutenant or greater demon that never returns. */
  fallen: boolean;
}

/** Evidence, parchment, a chest or a follower face down, by what has been seen of it. */
export interface Token {
  /** 0 evidence, 1 parchment, 2 chest, 3 follower. */
  kind: number;
  /** -1 once it has left the board. */
  space: number;
  flipped: boolean;
  /** The difficulty is so much higher than printed. */
  raised: number;
  /** Penalty tokens on it. */
  penalty: number;
  /** Evidence and parchment: difficulty and cards. Chest: difficulty and cards drawn. Follower: nothing. */
  front: number[];
  /**
   * Empty until it has been seen. Evidence and parchment: difficulty and cards. Chest: cards kept. Follower: the
   * figure.
   */
  back: number[];
}

/** The letter or the relic: where it lies, or who bears it. */
export interface Thing {
  space: number;
  bearer: number;
  /** The space where its test is made, until it has been taken; a fallen one is picked up anywhere. */
  home: number;
}

/** A mission tile and its reference card. */
export interface Task {
  /** Mission tokens on the card. */
  tokens: number;
  /** Interaction spaces with a mission token: lit lanterns, broken seals; sorted. */
  done: number[];
  settled: number;
}

export interface OkkoView extends View {
  /** The fields that only hero seats see. */
  team: Team | null;
  /** The fields that only the Oni's seat sees. */
  lair: Lair | null;
  /** Everybody on the board, by number. */
  figures: Figure[];
  /** A figure and the natural talent that Amputee took from it. */
  lost: [number, string][];
  /** Followers who were eliminated, by figure. */
  gone: number[];
  /**
   * The heroes in the order OKK, NOB, NSH, SET; those not in this game have seat -1. `hand` includes cards that lie
   * face down.
   */
  heroes: Hero[];
  allies: Companion[];
  /** Heroes whose initiative card has been turned up in this Round, in order. */
  turned: number[];
  /** The Oni has handed in its placement. */
  planned: boolean;
  wounds_left: number[];
  /** Sorted: what can be drawn. Its order nobody knows. */
  equipment_deck: number[];
  equipment_discard: number[];
  /** Courtier and Oni cards that the heroes keep. */
  kept: number;
  /** The seat of the Oni. */
  oni: number;
  /** The agents, in the order of agent cards. */
  agents: Agent[];
  /** The number of cards. */
  event_deck: number;
  /** The number of cards; while planning, with those it lays beside its agents. */
  event_hand: number;
  event_discard: number[];
  /** Rounds on which a Corruption token waits. */
  track: number[];
  /** Tiles. */
  corruption: number[];
  /** The Round in which the red token came onto the board, or 0. */
  red: number;
  /** The enhancements in the order in which they came. */
  enhancements: number[];
  /** The Oni card, once everybody knows it, or -1. */
  nature: number;
  /** The courtier, once everybody knows it, or -1. */
  identity: number;
  /** The number of cards. */
  clue_deck: number;
  clue_discard: number[];
  /** Courtier cards played in this Round. */
  in_effect: number[];
  /** The courtiers of this game. */
  courtiers: number[];
  /** The space of its token, or -1, by courtier. */
  courtier_at: number[];
  /** Courtiers whose token is flipped. */
  interrogated: number[];
  /** The tokens in the order in which they were laid. */
  markers: Token[];
  /** Wrong accusations. */
  failures: number;
  /** The nature was accused correctly. */
  named: boolean;
  round: number;
  /** 0 set-up, 1 strategy, 2 activation, 3 end of the Round. */
  phase: number;
  /** The figure whose turn it is, or -1. */
  active: number;
  /** The agent card under activation, or -1. */
  active_card: number;
  event_played: boolean;
  /** Activations that the Oni has made in this Round. */
  tokens_used: number;
  alarm: boolean;
  /** Doors that are closed, as a mask: 1 for the first of the content's doors, 2 for the second. */
  closed: number;
  /** Doors that are closed for this Round only, as a mask. */
  slammed: number;
  /** A space and the penalty tokens on the test there. */
  penalties: [number, number][];
  /** The spaces where a Test token lies. */
  tests: number[];
  /** The letter and the relic. */
  things: Thing[];
  /** A mission tile and how it stands. */
  tasks: [number, Task][];
  lasting: [ability: number, deed: number, owner: number, targets: number[], until: string][];
  spent: [number, number, string][];
  /** The Round in which the Final Battle started, or 0. */
  battle: number;
  /** The heroes have unmasked the Oni. */
  unmasked: boolean;
  hunted: number;
  battle_losses: number;
  /** "", "defeated" or "escaped". */
  final: string;
  /** A recollection and its face, 0 blue or 1 red. */
  memoirs: [number, number][];
}

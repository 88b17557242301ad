/** What goes over the wire. Made by `python -m hyakki.server.types_for_page`: change the Python types instead. */

export interface Named {
  name: string;
}

export interface GuestInfo {
  id: string;
  name: string;
}

export interface Welcome {
  guest: GuestInfo;
  token: string;
  recovery: string | null;
}

export interface Code {
  code: string;
}

export interface GameInfo {
  key: string;
  title: string;
  tagline: string;
  /** The least and the most. */
  seats: [number, number];
  usual: number;
  series_of: string | null;
  paces: string[];
  bots: string[];
}

export interface RuleEntry {
  id: string;
  title: string;
  source: string;
  text: string;
}

export interface RuleSection {
  title: string;
  text: string;
  entries: RuleEntry[];
}

/** The rulebook, in Markdown. */
export interface RuleText {
  title: string;
  intro: string;
  sections: RuleSection[];
}

/** What the fields of events and options stand for. */
export interface WordFields {
  people: string[];
  things: Record<string, string[]>;
  labels: Record<string, string[]>;
  declared: Record<string, string>;
  options: Record<string, string[]>;
  silent: string[];
}

export interface GameText {
  lang: string;
  /** Fluent texts; later ones go before earlier ones. */
  sources: string[];
  words: WordFields;
  /** The rule behind each kind of event. */
  rules: Record<string, string>;
}

/** Who sits in a seat, as everyone sees it. */
export interface Sitter {
  /** Empty: the seat is free. */
  name: string;
  bot: string;
  /** Whether somebody looks on from this seat right now. */
  here: boolean;
  /** The seat's person has left it to a bot and may come back. */
  away: boolean;
}

/** A table as everyone may know it. */
export interface TableInfo {
  id: string;
  game: string;
  /** open: people are sitting down; playing; over. */
  status: string;
  seats: Sitter[];
  host: number;
  /** live, slow or instant. */
  pace: string;
  listed: boolean;
  spectators: boolean;
  options: Record<string, unknown>;
  own_content: boolean;
  commitment: string;
  created: number;
  result: Record<string, unknown> | null;
  /** The table at which the people go on: a rematch, the next game of a Series. */
  next: string | null;
  /** The table of the Series that this game belongs to. */
  parent: string | null;
  /** The numbers and layouts it is played with, as far as a page needs them; the game says which. */
  content: Record<string, unknown>;
  /** All the seconds of its clocks, times this. */
  tempo: number;
}

export interface Mine {
  table: TableInfo;
  seats: number[];
  waiting: boolean;
}

export interface NewTable {
  game: string;
  seats: string[];
  pace?: string;
  /** All the seconds of the clocks, times this. */
  tempo?: number;
  listed?: boolean;
  spectators?: boolean;
  options?: Record<string, unknown>;
}

export interface Made {
  table: TableInfo;
  invite: string;
}

export interface Invitation {
  invite: string;
}

export interface Sit {
  invite?: string | null;
  seat?: number | null;
}

export interface SetBot {
  bot: string;
}

export interface BugReport {
  text?: string;
}

export interface Imported {
  id: string;
}

/**
 * What was done: its kind (`answered`, `closed`, `took back` …), by whom, to which question. What the answer was,
 * and whether the clock gave it, only where that seat looks on.
 */
export interface Did {
  record: string;
  seat: number | null;
  ask: string | null;
  path: string[] | null;
  clock: boolean;
}

export interface ReplayStep {
  did: Did;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
}

export interface ReplaySteps {
  game: string;
  seats: Sitter[];
  result: Record<string, unknown> | null;
  /** As in a table. */
  content: Record<string, unknown>;
  steps: ReplayStep[];
}

export interface Health {
  ok: boolean;
  version: string;
  tables: number;
}

/** First of all: who you are, and the last event you saw. */
export interface Hello {
  type: 'hello';
  token: string;
  seen?: number;
  chat?: number;
  /** Only what this one of your seats may know: for several people at one screen. */
  seat?: number | null;
}

export interface GiveAnswer {
  type: 'answer';
  n: number;
  seat: number;
  ask: number;
  path: string[];
}

/** The next entries of a big choice. */
export interface Look {
  type: 'menu';
  n: number;
  seat: number;
  ask: number;
  path: string[];
}

export interface Propose {
  type: 'propose';
  n: number;
  seat: number;
  motion: string;
}

export interface TakeBack {
  type: 'take-back';
  n: number;
  seat: number;
}

export interface Say {
  type: 'say';
  n: number;
  channel: string;
  text: string;
}

export interface Pause {
  type: 'pause';
  n: number;
  paused: boolean;
}

/** A standing order: the default for questions of this kind, given after the same least time; None takes it back. */
export interface Order {
  type: 'order';
  n: number;
  seat: number;
  kind: string;
  path: string[] | null;
}

/** An Ask to one of your seats, with its menu. */
export interface Question {
  id: number;
  seat: number;
  kind: string;
  pace: string;
  sealed: boolean;
  open: boolean;
  coach: string | null;
  options: Record<string, unknown>[];
  blocked: Record<string, unknown>[];
  /** What you have answered to a sealed question so far. */
  answer: string[] | null;
  order: boolean;
}

/** A place to talk at a table, as one seat has it now. Nothing about it may depend on what that seat cannot know. */
export interface Channel {
  name: string;
  /** The rule that lets this seat say nothing there now; it hears the others all the same. */
  closed: string;
}

/** Seconds left for what is asked now; None where there is no hurry. */
export interface Clock {
  left: number | null;
  total: number | null;
  paused: boolean;
}

/**
 * All you may know now, and what happened since you last heard. The first is whole; of the following ones a part
 * that is absent is as it was, and so is a field of the view that is absent.
 */
export interface State {
  type: 'state';
  /** The number of the last event: say it in the next hello. */
  seen: number;
  /** Absent: none. */
  events?: Record<string, unknown>[];
  table?: TableInfo;
  /** Yours, or the one that hello named. */
  seats?: number[];
  /** All your seats, where this socket shows only one of them. */
  own?: number[];
  /** None until the game begins. */
  view?: Record<string, unknown> | null;
  asks?: Question[];
  motions?: Record<string, Record<string, string>[]>;
  /** Your seats that may take their last answer back unasked. */
  take_back?: number[];
  /** Where you may talk. */
  channels?: Channel[];
  clock?: Clock;
}

/** Message n was carried out, and is stored. */
export interface Done {
  type: 'done';
  n: number;
}

export interface Entries {
  type: 'menu';
  n: number;
  ask: number;
  path: string[];
  options: Record<string, unknown>[];
  blocked: Record<string, unknown>[];
}

/** Message n changed nothing. `error`: malformed, not-yours, stale, against-rules, too-much, not-now. */
export interface Refused {
  type: 'error';
  n: number | null;
  error: string;
  message: string;
  rule: string | null;
  facts: Record<string, unknown>;
}

export interface Chat {
  number: number;
  /** table, watchers, or one of the game's own. */
  channel: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Said {
  type: 'chat';
  lines: Chat[];
}

/** What a seat's owner alone sees. */
export interface OwnSeat {
  seat: number;
  /** The inventory: an object's number plus 64 for each use made of it. */
  cards: number[];
  /** An Onryo's door/movement tokens (KA-315). */
  tokens: number[];
  points: number;
  possessed: boolean;
  /** The card that will be used unasked, and when (KA-R17). */
  armed: [number, string] | null;
  /** Death Marks and Neutral States, as last counted in a Dark Impulse (KA-R99). */
  counted: [number, number] | null;
}

/** An inventory token as everybody sees it (KA-161). */
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
  /** So many PA fewer in the next Preparation. */
  weary: number;
  /** Unique Actions taken this Turn. */
  used: number;
  /** The Mask it wears: an object number; the card stays in its inventory. */
  worn: number;
  /** Not hidden, or hidden: 1 in the shadows, 1 + X in a hiding place X (KA-293, KA-296, KA-297). */
  shelter: number;
  /** It hid while its hunter saw it (KA-298). */
  spotted: boolean;
  exhausted: boolean;
  /** The Turn of the Dark Impulse that condemned it (KA-209). */
  condemned: number;
  /** The Turn in which it died. */
  died: number;
  /** Where it died; its Onryo appears there (KA-182). */
  grave: number;
  /** The seat that killed it (KA-332). */
  killer: number;
  escaped: boolean;
}

/** An entity or an Onryo as everybody sees it. */
export interface Figure {
  cell: number;
  kind: number;
  alerted: boolean;
  /** The seats that have got rid of it since it last disappeared, as a mask (KA-R135). */
  shaken: number;
  /** Added to its Force until its chase ends. */
  raging: number;
  /** Evidence tokens examined since it was revealed. */
  evidence: number;
  /** An Onryo: it has used a token this Turn (KA-187). */
  moved: boolean;
  /** An Onryo: its once-per-Turn power has been used. */
  spoken: boolean;
  /** An Onryo: gone for good (KA-R112). */
  banished: boolean;
}

export interface KaidanView {
  rules: string;
  viewer: number[];
  seats: number;
  frames: Record<string, unknown>[];
  /** Who is asked what: an Ask exists because of public facts, so everyone may know it. */
  asks: Record<string, unknown>[];
  over: unknown[] | null;
  memory: unknown;
  own: OwnSeat[];
  rooms: number[];
  /** What lies between two cells, by edge: cell * 2 to the east, cell * 2 + 1 to the south. */
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
  /** Cards in each inventory; the Hyoirei is not counted (KA-R101). */
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
  /** Who decides what no PG's player may (KA-R08). */
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

/** What a seat's owner alone sees. */
export interface Own {
  seat: number;
  hand: number[];
  lantern: number;
  /** Sakes and Leaves that cannot pay for a trade any more this turn; None out of turn. */
  barred: [number, number] | null;
}

export interface KitsunedoView {
  rules: string;
  viewer: number[];
  seats: number;
  frames: Record<string, unknown>[];
  /** Who is asked what: an Ask exists because of public facts, so everyone may know it. */
  asks: Record<string, unknown>[];
  over: unknown[] | null;
  memory: unknown;
  own: Own[];
  order: number[];
  lords: number[];
  lives: number[];
  sizes: number[];
  deck: number;
  discard: number[];
  played: number[];
  lantern_deck: number;
  /** Lanterns that lie face up, by seat (First Advent). */
  shown: number[];
  marks: number[];
  fresh: number;
  starter: number;
  active: number;
  turn: number;
  round: number;
  extra: boolean;
  used: number;
  safe: number;
  cut: boolean;
  reaped: boolean;
  threaded: boolean;
  proposed: boolean;
  exits: number[];
  /** What everyone saw of the table just before the action that a Thread would undo. */
  thread: Record<string, unknown> | null;
}

/** All there is but the key of chance. */
export interface OpenView {
  rules: string;
  viewer: number[];
  seats: number;
  frames: Record<string, unknown>[];
  /** Who is asked what: an Ask exists because of public facts, so everyone may know it. */
  asks: Record<string, unknown>[];
  over: unknown[] | null;
  memory: unknown;
  facts: Record<string, unknown>;
}

export type FromPage = Hello | GiveAnswer | Look | Propose | TakeBack | Say | Pause | Order;

export type ToPage = State | Done | Entries | Refused | Said;

/** The wire format. `make types` writes this file from the Python types: change those instead. */

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
  /** What the host can choose when creating a table, by the name of the option. */
  choices: Record<string, unknown>;
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
  called: Record<string, string>;
  owned: Record<string, number>;
  options: Record<string, string[]>;
  silent: string[];
}

export interface GameText {
  lang: string;
  /** Fluent texts; later ones override earlier ones. */
  sources: string[];
  words: WordFields;
  /** The rule behind each kind of event. */
  rules: Record<string, string>;
}

/** A custom scenario, as TOML. */
export interface Written {
  text: string;
}

export interface ScenarioFault {
  /** Where in the file the fault is: a field, a tile, a cell. */
  place: string;
  fault: string;
}

export interface ScenarioReport {
  /** If there are none, a table can be created with it. */
  faults: ScenarioFault[];
  /** The most seats it can be played with; null if that cannot be read. */
  most: number | null;
}

/** Who sits in a seat, as everyone sees it. */
export interface Sitter {
  /** Empty: the seat is free. */
  name: string;
  bot: string;
  /** Whether the player of this seat is connected. */
  here: boolean;
  /** A bot plays for the player of this seat, who may return. */
  away: boolean;
}

/** A table as everyone may know it. */
export interface TableInfo {
  id: string;
  game: string;
  /** open: players can take seats; playing; over. */
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
  /** The table at which the players go on: a rematch, the next game of a Series. */
  next: string | null;
  /** The table of the Series that this game belongs to. */
  parent: string | null;
  /** The numbers and layouts it is played with, as far as a page needs them; the game says which. */
  content: Record<string, unknown>;
  /** A factor for all time limits. */
  tempo: number;
  /** How often the rules have changed under the game. When it changes, events start from 0: send a new hello. */
  renewed: number;
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
  /** A factor for all time limits. */
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
  /** Report what this one of your seats sees, if several players share your screen. */
  seat?: number | null;
}

export interface Imported {
  id: string;
}

/**
 * What was done: its kind (`answered`, `closed`, `took back` …), by which seat, to which question. `path` and
 * `clock` are only set for the seat that looks on.
 */
export interface Did {
  record: string;
  seat: number | null;
  ask: string | null;
  path: string[] | null;
  clock: boolean;
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
  /** The rule that the question rests on; empty: none. */
  rule: string;
  options: Record<string, unknown>[];
  blocked: Record<string, unknown>[];
  /** What you have answered to a sealed question so far. */
  answer: string[] | null;
  order: boolean;
}

export interface ReplayStep {
  did: Did;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  /** If one seat looks on: its open questions with their menus, and in `answer` what it answered next. */
  asks: Question[];
}

export interface ReplaySteps {
  game: string;
  seats: Sitter[];
  result: Record<string, unknown> | null;
  /** The content of the game, as in a table. */
  content: Record<string, unknown>;
  steps: ReplayStep[];
}

/** The entries after a part of a path. */
export interface ReplayMenu {
  rule: string;
  options: Record<string, unknown>[];
  blocked: Record<string, unknown>[];
}

/** Whether the server can do its work. */
export interface Health {
  /** Whether the server can read and write. */
  ok: boolean;
  version: string;
  /** Tables in memory. */
  tables: number;
  /** Whether the store can be read. False with a damaged file, or a database that does not answer. */
  reading: boolean;
  /** Whether the store can be written. False alone with a full disk or a read-only file system. */
  writing: boolean;
}

/** The first message: your token, and the last event you saw. */
export interface Hello {
  type: 'hello';
  token: string;
  seen?: number;
  chat?: number;
  /** Send only what this one of your seats may know (hot seat). -1: none of several seats is chosen yet. */
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

/** A place to talk at a table, as one seat has it now. Nothing about it may depend on what that seat cannot know. */
export interface Channel {
  name: string;
  /** The rule that lets this seat say nothing there now; it hears the others all the same. */
  closed: string;
  /** What this seat may say there with one press: the texts `phrase-…` of the game. */
  phrases: string[];
}

/** Seconds left for what is asked now; None where there is no hurry. */
export interface Clock {
  left: number | null;
  total: number | null;
  paused: boolean;
  /** The seats of the player who has stopped the clock, none if that player has left; None: nobody has stopped it. */
  by: number[] | null;
}

/** The rules have changed under the game. It is shown as far as the new ones lead; all vote on going on there. */
export interface Renewal {
  /** The number of public moves that are still valid. */
  moves: number;
  /** Answers of yours that do not count any more. */
  lost: number;
  /** All that was done still holds, but it may come to something else. */
  whole: boolean;
}

/**
 * All you may know now, and what happened since the last message. The first message is complete; in later ones a
 * part that is absent has not changed, and neither has an absent field of the view.
 */
export interface State {
  type: 'state';
  /** The number of the last event: send it in the next hello. */
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
  /** What you are asked to go on with, while the table decides about that. */
  renewal?: Renewal | null;
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
  /** The rule that these entries rest on; empty: none. */
  rule: string;
  options: Record<string, unknown>[];
  blocked: Record<string, unknown>[];
}

/** Message n changed nothing. `error`: malformed, not-yours, stale, against-rules, too-much, not-now, and others. */
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
export interface KaidanOwnSeat {
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
  /** So many PA fewer in the next Preparation. */
  weary: number;
  /** Unique Actions taken this Turn. */
  used: number;
  /** The Mask it wears: an object number; the card stays in its inventory. */
  worn: number;
  /** Not hidden, or hidden: 1 in the shadows, 1 + X in a hiding place X. */
  shelter: number;
  /** It hid while its hunter saw it. */
  spotted: boolean;
  exhausted: boolean;
  /** The Turn of the Dark Impulse that condemned it. */
  condemned: number;
  /** The Turn in which it died. */
  died: number;
  /** Where it died; its Onryo appears there. */
  grave: number;
  /** The seat that killed it. */
  killer: number;
  escaped: boolean;
}

/** An entity or an Onryo as everybody sees it. */
export interface KaidanFigure {
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

export interface KaidanView {
  rules: string;
  viewer: number[];
  seats: number;
  frames: Record<string, unknown>[];
  /** Who is asked what: an Ask exists because of public facts, so everyone may know it. */
  asks: Record<string, unknown>[];
  over: unknown[] | null;
  memory: unknown;
  own: KaidanOwnSeat[];
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
  /** Cards in each inventory; the Hyoirei is not counted. */
  sizes: number[];
  /** Nerves as they are worn down, Force, Exorcism, Perception, Speed of each PG, without bonuses. */
  values: number[][];
  /** Status cards in each pile. */
  status: number[];
  /** Door/movement tokens that each seat's Onryo holds. */
  held: number[];
  figures: KaidanFigure[];
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
  /** Who decides what no PG's player may. */
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

/** The View of a game without secrets: every field of its State but the key of chance. */
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

/** What the heroes alone know, all their seats alike. */
export interface Team {
  /** By hero: cards laid on the left, on the right, and the hand card that is turned up. */
  plans: [left: number[], right: number[], up: number][];
  /** Heroes whose initiative card has not been turned up, top first. */
  order: number[];
  /** By seat: what it backs in the council under way, or -1. */
  wishes: number[];
  /** Courtier and Oni cards that they have drawn and keep. */
  clues: number[];
  /** The Clue card that was just drawn and is being decided on, or -1. */
  drawn: number;
}

/** What the Oni alone knows. */
export interface Lair {
  /** An Oni card. */
  nature: number;
  /** A courtier. */
  identity: number;
  /** Event cards. */
  hand: number[];
  /** By agent card: Event cards face down beside it. */
  placed: number[][];
}

/** Somebody on the board. */
export interface OkkoFigure {
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
  /** Whose it is; NOBODY's are not in this game. */
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
  /** Which of its personal missions is marked, from 0. */
  mission: number;
  /** By feat (missions.FEATS): how often so far. */
  feats: number[];
  /** Kami that it has summoned, by figure, each once. */
  called: number[];
  locked: boolean;
  /** Cards face down on the left and on the right, once planning has closed. */
  laid: [number, number];
  activated: boolean;
  /** More actions than usual, or fewer. */
  bonus: number;
  /** It has made an attack in this Round. */
  attacked: boolean;
  /** It has moved in this activation. */
  moved: boolean;
  /** Agents it has eliminated in this activation. */
  streak: number;
}

/** A follower, kami or courtier who follows, on the board. */
export interface Ally {
  /** Its version: a number of ids.ALLY_CARDS. */
  card: number;
  /** The hero whose it is; a masterless follower has none. */
  master: number;
  /** Of a kami: its token has been turned face down. */
  down: boolean;
  /** In this Round. */
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
  /** It has an activation token. */
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

export interface OkkoView {
  rules: string;
  viewer: number[];
  seats: number;
  frames: Record<string, unknown>[];
  /** Who is asked what: an Ask exists because of public facts, so everyone may know it. */
  asks: Record<string, unknown>[];
  over: unknown[] | null;
  memory: unknown;
  /** Of hero seats only. */
  team: Team | null;
  /** Of the Oni's seat only. */
  lair: Lair | null;
  /** Everybody on the board, by number. */
  figures: OkkoFigure[];
  /** A figure and the natural talent that Amputee took from it. */
  lost: [number, string][];
  /** Followers who were eliminated, by figure. */
  gone: number[];
  /** In the order OKK, NOB, NSH, SET; those not in this game have seat -1. `hand` holds what lies face down too. */
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
  /** Its seat. */
  oni: number;
  /** By agent card. */
  agents: Agent[];
  /** How many cards. */
  event_deck: number;
  /** How many cards; while planning, with those it lays beside its agents. */
  event_hand: number;
  event_discard: number[];
  /** Rounds on which a Corruption token waits. */
  track: number[];
  /** Tiles. */
  corruption: number[];
  /** The Round in which the red token came onto the board, or 0. */
  red: number;
  /** In the order in which they came. */
  enhancements: number[];
  /** The Oni card, once everybody knows it, or -1. */
  nature: number;
  /** The courtier, once everybody knows it, or -1. */
  identity: number;
  /** How many cards. */
  clue_deck: number;
  clue_discard: number[];
  /** Courtier cards played in this Round. */
  in_effect: number[];
  /** The courtiers of this game. */
  courtiers: number[];
  /** By courtier: the space of its token, or -1. */
  courtier_at: number[];
  /** Courtiers whose token is flipped. */
  interrogated: number[];
  /** In the order in which they were laid. */
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
  /** By the heroes. */
  unmasked: boolean;
  hunted: number;
  battle_losses: number;
  /** "", "defeated" or "escaped". */
  final: string;
  /** A recollection and its face, 0 blue or 1 red. */
  memoirs: [number, number][];
}

/** What a seat's owner alone sees. */
export interface ShadowTacticsOwnSeat {
  seat: number;
  /** Of each of its ninjas: the cards that are programmed and not turned up yet, in order. */
  programmes: [number, number[]][];
  /** Order cards, if it is the Daimyo's. */
  hand: number[];
}

/** A guard or civilian on the board. */
export interface ShadowTacticsFigure {
  post: number;
  /** Its number in S, O, A, D, F (friendly civilian), H (hostile civilian). */
  kind: number;
  /** It looks out; the guard in the tower looks at the focus instead. */
  out: boolean;
  /** 0 calm, 2 alerted, 4 stunned. */
  state: number;
}

export interface Sight {
  post: number;
  /** Hexes it watches, or looks into. */
  places: number[];
  /** From these it sees an action into the yard that it looks into. */
  bushes: number[];
}

/** A bush or junction, and who watches it now. */
export interface Watch {
  place: number;
  posts: number[];
}

/** What a guard at a post sees. */
export interface Outlook {
  /** Looking out: the places it watches. */
  out: number[];
  /** Looking in: the bushes from which it sees an action into its yard. */
  into: number[];
}

export interface Yard {
  /** Where guards can stand. */
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
  /** By post: 7 * yard + corner, corner 6 for the tower. */
  posts: Outlook[];
  yards: Yard[];
  bushes: Bush[];
  junctions: Junction[];
  /** Places that the guard in the tower can look at. */
  focuses: number[];
}

/** A ninja as everybody sees it. Shallow copies are whole copies: what it holds never changes in place. */
export interface Ninja {
  /** Whose it is; NOBODY's are not in play. */
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
  /** So many of them are flipped, from the right. */
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
  /** Its quest is completed. */
  completed: boolean;
  slot: number;
  count: number;
  shown: [number, number];
  /** Its cards that have been turned up in this round, in order. */
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
  /** It has dropped a hostage. */
  dropped: boolean;
  /** By a search. */
  found: boolean;
}

export interface ShadowView {
  rules: string;
  viewer: number[];
  seats: number;
  frames: Record<string, unknown>[];
  /** Who is asked what: an Ask exists because of public facts, so everyone may know it. */
  asks: Record<string, unknown>[];
  over: unknown[] | null;
  memory: unknown;
  own: ShadowTacticsOwnSeat[];
  figures: ShadowTacticsFigure[];
  /** What each guard that sees anything sees now. */
  sights: Sight[];
  /** Every bush and junction that somebody watches now. */
  watched: Watch[];
  /** What can be watched from where since gates have opened or boulders lie; until then as in the plan. */
  terrain: Terrain | null;
  /** The place that holds the focus token, or -1. */
  focus: number;
  /** Posts; two bodies in one corner are named twice. */
  bodies: number[];
  /** The gates that are open, as a mask: 1 for the first of the plan, 2 for the second. */
  opened: number;
  /** By gate: the junction on which its key lies, or -1. */
  keys: number[];
  /** By junction: the value of the token there, or 0. */
  coins: number[];
  /** Bushes with a green mission token. */
  green: number[];
  blue: number[];
  /** On the edge between two places. */
  boulders: [number, number][];
  /** By junction. */
  footprints: number[];
  /** By junction: 0 dark, 1 light, 2 a lit torch, 3 a torch put out. */
  lights: number[];
  /** In the order HAY, YUK, MUG, AIK, TAK; those not in play have seat -1. */
  ninjas: Ninja[];
  /** By ninja: those in force now. */
  penalties: string[][];
  /** By ninja: the programmed cards that are still to be executed, in order: face up if shown, else -1. */
  left: number[][];
  /** Ninjas with a programme, in the order of their slots. */
  acting: number[];
  /** By seat. */
  ready: boolean[];
  /** By seat: entries at set-up. */
  confirmed: boolean[];
  /** Seats whose players have left. */
  away: number[];
  /** By seat: who takes its ninjas over from the next round on while it is away, or -1. */
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
  /** By type: guards still to be deployed at set-up. */
  reserve: number[];
  /** By type: figures left to deploy by orders. */
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

export type FromPage = Hello | GiveAnswer | Look | Propose | TakeBack | Say | Pause | Order;

export type ToPage = State | Done | Entries | Refused | Said;

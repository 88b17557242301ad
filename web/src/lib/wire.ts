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
  /** The authors; may be empty, and is for a Series. */
  credits: string;
  /** An example of a search in the rules. */
  find: string;
  /** The smallest and the largest number of seats. */
  seats: [number, number];
  usual: number;
  series_of: string | null;
  paces: string[];
  bots: string[];
  /** The rating of each of our bots in this game. */
  ratings: Record<string, number>;
  /** The choices of a host who creates a table, by the name of the option. */
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

/** A name that players read on the table, and the rule about it. */
export interface Indexed {
  name: string;
  rule: string;
}

/** The rulebook, in Markdown. */
export interface RuleText {
  title: string;
  intro: string;
  sections: RuleSection[];
  /** What players read on the table, each with the rule about it. */
  names: Indexed[];
}

/** A row of a Caption, such as a symbol on a card: its icon, its word, what it does. */
export interface Sign {
  icon: string;
  word: string;
  said: string;
}

/**
 * The text about a thing. Its subject is the name by which Options point at it ("object OB12"), or its sort and
 * name ("badge noise").
 */
export interface Caption {
  name: string;
  said: string;
  rule: string;
  /** What kind of thing it is: "Object", "Red card". */
  sort: string;
  /** The colour of the card, such as "red"; "" for none. */
  tone: string;
  /** The name of a picture of the game; "" for none. */
  picture: string;
  symbols: Sign[];
}

/** An action: its name, what it costs ("" for nothing to be paid), what it does, and its rule. */
export interface Line {
  name: string;
  cost: string;
  said: string;
  rule: string;
}

/** A part of the page. */
export interface Section {
  title: string;
  lines: Line[];
}

/** All that a table explains by itself: its things by subject, and the player aid. */
export interface Handbook {
  things: Record<string, Caption>;
  aid: Section[];
}

/** The meaning of the fields of events and options. */
export interface WordFields {
  people: string[];
  things: Record<string, string[]>;
  labels: Record<string, string[]>;
  declared: Record<string, string>;
  called: Record<string, string>;
  owned: Record<string, number>;
  options: Record<string, string[]>;
  /** The verbs of a kind of question, in an order that does not change. */
  actions: Record<string, string[]>;
  /** Events with which a card is read out: the field that holds it, and the names of captions by number. */
  quoted: Record<string, [string, string[]]>;
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
  /** The place of the fault in the file: a field, a tile, a cell. */
  place: string;
  fault: string;
}

export interface ScenarioReport {
  /** The faults; without any, a table can be created with the scenario. */
  faults: ScenarioFault[];
  /** The most seats it can be played with; null if that cannot be read. */
  most: number | null;
}

/** A thing that can be laid. */
export interface Tool {
  name: string;
  label: string;
  /** A remark, such as the other side of a tile. */
  about: string;
  /** The kind of place for it; the game's page knows the kinds. */
  on: string;
  /** The drawing or picture of it. */
  drawing: string;
}

/** Tools side by side. */
export interface Group {
  name: string;
  label: string;
  tools: Tool[];
}

/** A possible value of a Control. */
export interface Choice {
  value: string;
  label: string;
}

/** All that can be laid: the same for every scenario. */
export interface EditorKit {
  /** The option of a table that holds the text. */
  option: string;
  groups: Group[];
  /** The drawings of the tools, by `Tool.drawing`. */
  drawings: Record<string, unknown>;
  /** The groups of Controls, in order. */
  sections: Choice[];
  /** Scenarios of the game to begin with: their texts. */
  starts: Choice[];
}

/** An operation on a custom scenario. */
export interface Edit {
  /** The scenario as TOML; empty for a new one. */
  text?: string;
  /** The change; null shows the scenario as it is. */
  do?: Record<string, unknown> | null;
}

/** A change that fixes a fault. */
export interface Fix {
  label: string;
  do: Record<string, unknown>;
}

/** Something wrong with a scenario, or, as a `warning`, something that may be. */
export interface Flaw {
  /** The place in the text. */
  field: string;
  what: string;
  warning: boolean;
  /** The place on the board, in cells; None if it lies nowhere. */
  at: [number, number] | null;
  /** The Control or Tool that it concerns. */
  control: string;
  fix: Fix | null;
}

/**
 * A value that is set in a form: a `text` of one line, a `story` of several, a `number` from `least` to `most`, one
 * of several choices, or a `switch`.
 */
export interface Control {
  field: string;
  label: string;
  kind: string;
  value: string | number | boolean;
  group: string;
  choices: Choice[];
  least: number;
  /** The largest number, or the most letters. */
  most: number;
}

/** A number of seats that the scenario can be tried with. */
export interface Seating {
  seats: number;
  label: string;
}

/** An unfinished scenario, with its faults. */
export interface Draft {
  text: string;
  name: string;
  flaws: Flaw[];
  controls: Control[];
  seatings: Seating[];
  /** The drawing of the scenario, for the page of this game; None if the text cannot be read. */
  drawing: Record<string, unknown> | null;
}

/** A custom scenario that bots try. */
export interface Tried {
  text: string;
  seats: number;
  /** The number of the first game: the same numbers play the same games. */
  first?: number;
}

export interface TrialGame {
  /** The side that won; empty if nobody did. */
  won: string;
  /** The counts of the game. */
  measures: Record<string, number>;
}

/** A few games among bots. */
export interface Trial {
  games: TrialGame[];
  /** Whether there was no time for all of them. */
  late: boolean;
}

/** A number, with its value if nothing is changed. */
export interface NumberField {
  /** The place in the content, as errors name it. */
  id: string;
  label: string;
  usual: number;
  least: number;
  most: number;
  /** The number as the rulebook has it, if the usual one is another. */
  written: number | null;
}

/** The numbers of one card, token or table of rules. */
export interface NumberEntry {
  id: string;
  label: string;
  /** The source of the numbers: `page`, `house`, or `both`. */
  origin: string;
  source: string;
  fields: NumberField[];
}

/** Entries of the same sort. */
export interface NumberGroup {
  id: string;
  label: string;
  entries: NumberEntry[];
}

/** All numbers of a game. */
export interface NumberForm {
  groups: NumberGroup[];
}

/** Other numbers in custom content. */
export interface ChangeNumbers {
  /** The custom content as TOML; empty for the game as it is. */
  text?: string;
  /** The new numbers by id; null makes one what it usually is. */
  changes?: Record<string, number | null>;
  seats?: number;
}

/** Something wrong with custom content. */
export interface NumberFault {
  what: string;
  /** The id of the number. */
  field: string;
  /** The id of the entry, if it concerns no number alone. */
  entry: string;
}

/** Unfinished custom content, with its faults. */
export interface NumberDraft {
  text: string;
  /** Numbers that it changes, by id; null if it takes away the list that a number is in. */
  changed: Record<string, number | null>;
  faults: NumberFault[];
  /** Whether it also changes things other than numbers. */
  more: boolean;
}

/** The player of a seat, as everyone sees it. */
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
  /** The table at which the players continue: a rematch, the next game of a Series. */
  next: string | null;
  /** The table of the Series that this game belongs to. */
  parent: string | null;
  /** The numbers and layouts it is played with, as far as a page needs them; the game says which. */
  content: Record<string, unknown>;
  /** A factor for all time limits. */
  tempo: number;
  /** The game begins when the host starts it, also if all seats are taken. */
  waits: boolean;
  /** The rule for hints now: off (none), practice (any number), or the number for each seat. */
  hints: string;
  /** The number of hints that each seat has had. */
  asked: number[];
  /**
   * The number of times that the rules were upgraded during the game. When it changes, events start from 0: send a
   * new hello.
   */
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
  /** The host starts the game, also when all open seats are taken. */
  waits?: boolean;
  /** The server gives the only answer to a question for a player who is alone with bots. */
  automatic?: boolean;
  /** Who may ask for hints: usual (a player who is alone with bots), off, practice, or how many each seat may have. */
  hints?: string;
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

export interface AskedHint {
  seat: number;
  /** The number of the question. */
  ask: number;
}

/** A mean with its 90 % range: a chance to win, or a difference between two. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** An answer of a hint. */
export interface Advised {
  /** The ids of its Options; empty: to leave an open question as it is. */
  path: string[];
  /** The share of such moments in which the bot answers so. */
  share: number;
  /** The previews, notes and warning of each Option, as facts for texts. */
  reasons: Record<string, unknown>[];
  /** The Aims of the seat, by number, at whose pins it points. */
  aims: number[];
  /** The chance to win after it, from what the seat knows. */
  chance: Estimate;
}

/**
 * What a bot would answer, most often first. It is made from one View, and the same work is done for any deal that
 * this View allows.
 */
export interface Hint {
  bot: string;
  /** The deals that were simulated for each answer. */
  deals: number;
  answers: Advised[];
  /** The share of all other answers. */
  rest: number;
}

/** What a strong player would answer, from what the seat knows. */
export interface GivenHint {
  hint: Hint;
  /** The number of hints that the seat may still have; null: as many as it wants. */
  left: number | null;
}

/** A sentence of an Account: the key of its text, and the facts that fill it. */
export interface Sentence {
  key: string;
  facts: Record<string, unknown>;
  rule: string;
  /** 0: at no particular time. */
  round: number;
  /** The number of its Record, at which a replay can be opened; -1: none. */
  step: number;
  /** The points it brought; 0 for points that were missed. */
  points: number | null;
  /** Whether a goal was reached. */
  done: boolean | null;
}

/** Sentences that belong together: those of a seat, of a side, or of one subject. */
export interface Part {
  lines: Sentence[];
  /** The key of its title; empty: the names of its seats. */
  key: string;
  facts: Record<string, unknown>;
  seats: number[];
  total: number | null;
}

/** A number of the game, in all and, if it can be told, by seat. */
export interface Count {
  key: string;
  total: number;
  seats: number[];
}

/** A claim of a seat, and whether it was true. */
export interface Claim {
  seat: number;
  round: number;
  step: number;
  bluff: boolean;
  doubted: boolean;
  caught: boolean;
}

/** The account of a finished game. */
export interface Account {
  points: Part[];
  hidden: Part[];
  /** The turning points, in order. */
  turns: Sentence[];
  numbers: Count[];
  /** Claims, true or bluffed, in order; of games in which players make them. */
  claims: Claim[];
  /** The title of `points`. */
  counted: string;
  /** The text that names a round. */
  time: string;
}

/** The Account of a finished game. */
export interface GameAccount {
  account: Account;
  /** The texts of the Account that do not come with the game, as Fluent, by language. */
  texts: Record<string, string>;
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
 * An action: its kind (`answered`, `closed`, `took back` …), the seat, the question. `path` and `clock` are set
 * only for the seat that watches.
 */
export interface Did {
  record: string;
  seat: number | null;
  ask: string | null;
  path: string[] | null;
  clock: boolean;
}

/** The text of a tutorial at a question. */
export interface Coach {
  /**
   * The key of its text; `.then` says what will happen, `.why` what it is good for, where there is more than one.
   * Empty where it only replies to the last answer.
   */
  text: string;
  /** The number of the beat; 0 where beats are not counted. */
  at: number;
  of: number;
  /** The things or answers that are lit. */
  points: string[];
  /** The answer that the coach advises. */
  answer: string[];
  /** The key of the reply to the last answer, if that showed a wrong idea. */
  said: string;
}

/** An Ask to one of your seats, with its menu. */
export interface Question {
  id: number;
  seat: number;
  kind: string;
  pace: string;
  sealed: boolean;
  open: boolean;
  /** The text of a tutorial with the question. */
  coach: Coach | null;
  /** The rule that the question rests on; empty: none. */
  rule: string;
  options: Record<string, unknown>[];
  blocked: Record<string, unknown>[];
  /** Your answer to a sealed question so far. */
  answer: string[] | null;
  order: boolean;
  /**
   * Answers to this question and the next ones of its kind that lead somewhere together: `points`, what they lead to;
   * `steps`, the options with what each would do by then; and what all of them would do.
   */
  ways: Record<string, unknown>[];
}

export interface ReplayStep {
  did: Did;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  /** The open questions of the seat that watches, with their menus; `answer` is what it answered next. */
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

/** The chances of all seats before a Record, or after the last one. */
export interface Point {
  step: number;
  round: number;
  /** The chance of each seat from what it knew then. */
  knew: Estimate[];
  /** The same with every card open. */
  open: Estimate[];
}

/** A decision, and the answer that a strong player would have given; judged by what the seat knew then. */
export interface Decision {
  seat: number;
  step: number;
  round: number;
  ask: string;
  path: string[];
  /** The share of such moments in which the bot answers so. */
  share: number;
  better: string[];
  better_share: number;
  /** The chance to win after the better answer minus that after the one given. */
  cost: Estimate;
  better_chance: Estimate;
  chance: Estimate;
  /** The previews, notes and warning of each Option of the better answer, as facts for texts. */
  reasons: Record<string, unknown>[];
  /** The Aims of the seat then, by number, at whose pins the better answer points. */
  aims: number[];
}

/** A random draw, and how much it changed one seat's chance to win, with every card open. */
export interface Draw {
  seat: number;
  step: number;
  round: number;
  change: Estimate;
  /** The seat whose answer led to it, or -1. */
  by: number;
  /** The share of such moments in which a strong player gives that answer. */
  share: number;
}

/** The number and the accuracy of a seat's decisions. */
export interface Score {
  decisions: number;
  /** How often a strong player would have answered the same, compared with the answer it gives most; the mean. */
  accuracy: number;
}

/** The review of a finished game. */
export interface Review {
  game: string;
  /** The bot that judged. */
  bot: string;
  points: Point[];
  /** The number of the point after which the winners' chance grew most; -1: nobody won. */
  turned: number;
  /** The costliest of each seat, seat by seat. */
  decisions: Decision[];
  /** The luckiest and unluckiest of each seat, seat by seat. */
  draws: Draw[];
  scores: Score[];
  claims: Claim[];
  result: number[];
  /** The characters of each seat, at the end. */
  cast: string[][];
}

/** The review of a finished game, or how far it has come. */
export interface GameReview {
  /** The progress, from 0 to 1. */
  share: number;
  game: string;
  seats: Sitter[];
  result: Record<string, unknown>;
  review: Review | null;
  /** The texts of a review that do not come with the game, as Fluent, by language; with the review. */
  texts: Record<string, string>;
}

/** An answer of a bot, and the reasons for it. */
export interface Considered {
  /** The ids of its Options; empty: to leave an open question as it is. */
  path: string[];
  /** The share of such moments in which the bot answers so. */
  share: number;
  /** The previews, notes and warning of each Option, as facts for texts. */
  reasons: Record<string, unknown>[];
  /** The Aims of the seat, by number, at whose pins it points. */
  aims: number[];
}

/** What a bot would answer, most often first. It is made from one View. */
export interface Thought {
  bot: string;
  answers: Considered[];
  /** The share of all other answers. */
  rest: number;
}

/** What the bot of a seat thought of a question. */
export interface GivenThought {
  thought: Thought;
}

/** Who plays on from which position of a finished game. */
export interface PlayOn {
  seat: number;
  /** The step of the replay that shows the position. */
  step: number;
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

/** One step of the ladder to victory: the key of an Aim, and whether it is done. */
export interface Rung {
  key: string;
  done: boolean;
}

/** A place that an Aim points at, in the language in which Options point at things. */
export interface Pin {
  at: string;
  /** The key of its name on the board. */
  name: string;
  rank: number;
  /** The distance, in the game's own measure; -1 if it is unknown. */
  far: number;
}

/**
 * What a seat should do next.
 *
 * The text `aim-<key>` says it in a sentence, its form `how` adds a distance or a condition, its form `step` is its
 * name on the ladder; all of them are filled from `facts`.
 */
export interface Aim {
  seat: number;
  /** Whose aims the seat has, such as "ninja"; it also names the opener (`Game.openers`). */
  side: string;
  key: string;
  facts: Record<string, unknown>;
  steps: Rung[];
  pins: Pin[];
}

/** A chat channel as one seat has it now. Nothing about it may depend on what the seat cannot know. */
export interface Channel {
  name: string;
  /** The rule that forbids this seat to talk there now, or "". The seat still hears the others. */
  closed: string;
  /** Ready phrases that this seat may send: the texts `phrase-…` of the game. */
  phrases: string[];
}

/** Seconds left for what is asked now; None where there is no hurry. */
export interface Clock {
  left: number | null;
  total: number | null;
  paused: boolean;
  /** The seats of the player who has stopped the clock, none if that player has left; None if the clock runs. */
  by: number[] | null;
}

/** The rules of the game have changed. The table shows it as far as it is valid; all vote on continuing there. */
export interface Renewal {
  /** The number of public moves that are still valid. */
  moves: number;
  /** Answers of yours that do not count any more. */
  lost: number;
  /** All Records are still valid, but may have other results. */
  whole: boolean;
}

/**
 * Everything you may know now, and the events since the last message. The first message is complete; in later ones
 * a part that is absent has not changed, and neither has an absent field of the view.
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
  /** All your seats, if this socket shows only one of them. */
  own?: number[];
  /** None until the game begins. */
  view?: Record<string, unknown> | null;
  asks?: Question[];
  motions?: Record<string, Record<string, string>[]>;
  /** The Aims of your seats. */
  aims?: Aim[];
  /** Your seats that may take their last answer back unasked. */
  take_back?: number[];
  /** The channels in which you may talk. */
  channels?: Channel[];
  clock?: Clock;
  /** The question whether to continue with the upgraded rules, while the table decides. */
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
  ways: Record<string, unknown>[];
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

/**
 * Everything that a viewer knows about a game. Games add their own fields.
 *
 * `frames` are the procedures under way, `memory` is what the viewer remembers of hidden cards, `over` is None until
 * the game ends.
 */
export interface View {
  rules: string;
  viewer: number[];
  seats: number;
  frames: Record<string, unknown>[];
  /**
   * The open questions and their seats. Every player may know them, because a question depends on public facts
   * only.
   */
  asks: Record<string, unknown>[];
  over: unknown[] | null;
  /** The characters of each seat, as far as everyone knows them: the keys of their names. */
  cast: string[][];
  memory: unknown;
}

export type FromPage = Hello | GiveAnswer | Look | Propose | TakeBack | Say | Pause | Order;

export type ToPage = State | Done | Entries | Refused | Said;

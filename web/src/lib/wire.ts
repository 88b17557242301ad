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
  /** Who made it; may be empty, and is for a Series. */
  credits: string;
  /** What could be looked for in its rules, for example. */
  find: string;
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

/**
 * All that a viewer knows about a game. Games add their own fields.
 *
 * `frames` are the procedures under way, `memory` is what the viewer remembers of hidden cards, `over` is None until
 * the game ends.
 */
export interface View {
  rules: string;
  viewer: number[];
  seats: number;
  frames: Record<string, unknown>[];
  /** Who is asked what. Every player may know it, because a question depends on public facts only. */
  asks: Record<string, unknown>[];
  over: unknown[] | null;
  memory: unknown;
}

export type FromPage = Hello | GiveAnswer | Look | Propose | TakeBack | Say | Pause | Order;

export type ToPage = State | Done | Entries | Refused | Said;

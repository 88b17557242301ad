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
  /** What whoever makes a table can choose from, by the name of the option. */
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
  /** Fluent texts; later ones go before earlier ones. */
  sources: string[];
  words: WordFields;
  /** The rule behind each kind of event. */
  rules: Record<string, string>;
}

/** A scenario of one's own, as TOML. */
export interface Written {
  text: string;
}

export interface ScenarioFault {
  /** Where in the file it is: a field, a tile, a cell. */
  place: string;
  fault: string;
}

export interface ScenarioReport {
  /** Without any a table can be made with it. */
  faults: ScenarioFault[];
  /** The seats it is for at most; null if that cannot be read. */
  most: number | null;
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
  /** How often the rules have changed under it. When this changes, events are numbered anew: say hello, none seen. */
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
  /** As this one of your seats sees it: for several people at one screen. */
  seat?: number | null;
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

export interface ReplayStep {
  did: Did;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  /** What the seat was asked then, with its menu, and in `answer` what it answered next; if one seat looks on. */
  asks: Question[];
}

export interface ReplaySteps {
  game: string;
  seats: Sitter[];
  result: Record<string, unknown> | null;
  /** As in a table. */
  content: Record<string, unknown>;
  steps: ReplayStep[];
}

/** The entries after a part of a path. */
export interface ReplayMenu {
  options: Record<string, unknown>[];
  blocked: Record<string, unknown>[];
}

/** Whether the server can do its work. */
export interface Health {
  /** Whether it can read and write. */
  ok: boolean;
  version: string;
  /** Tables in memory. */
  tables: number;
  /** Whether all that is stored can be read. False with a damaged file, or a database that does not answer. */
  reading: boolean;
  /** Whether more can be stored. False alone with a full disk or a read-only file system. */
  writing: boolean;
}

/** First of all: who you are, and the last event you saw. */
export interface Hello {
  type: 'hello';
  token: string;
  seen?: number;
  chat?: number;
  /** Only what this one of your seats may know: for several people at one screen. -1: of several seats none yet. */
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
  /** The seats of whoever has stopped it, none if they have left; None: nobody has, it waits for somebody. */
  by: number[] | null;
}

/** The rules have changed under the game. It is shown as far as the new ones lead; all vote on going on there. */
export interface Renewal {
  /** How many moves that is, of those of which everybody learned. */
  moves: number;
  /** Answers of yours that do not count any more. */
  lost: number;
  /** All that was done still holds, but it may come to something else. */
  whole: boolean;
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

/** What is alike for all games; games add their own fields, none of them secret to the viewer. */
export interface View {
  rules: string;
  viewer: number[];
  seats: number;
  frames: Record<string, unknown>[];
  /** Who is asked what: an Ask exists because of public facts, so everyone may know it. */
  asks: Record<string, unknown>[];
  over: unknown[] | null;
  memory: unknown;
}

export type FromPage = Hello | GiveAnswer | Look | Propose | TakeBack | Say | Pause | Order;

export type ToPage = State | Done | Entries | Refused | Said;

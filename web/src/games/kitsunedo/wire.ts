/** The wire format. `make types` writes this file from the Python types: change those instead. */

import type { View } from '../../lib/wire';

/** The part of a seat that only its owner sees. */
export interface Own {
  seat: number;
  hand: number[];
  lantern: number;
  /** Sakes and Leaves that cannot pay for a trade any more this turn; None out of turn. */
  barred: [number, number] | null;
}

export interface KitsunedoView extends View {
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
  /** The public state of the table just before the action that a Thread would undo. */
  thread: Record<string, unknown> | null;
}

import type { Translate } from '@kantele/api/translate';
import type { PlayerActions } from './contract.ts';
import type { Engine } from './engine/engine.ts';
import type { Recent } from './history/recent.ts';
import type { PlayReport, PlaySession } from './plays/session.ts';
import type { Queue } from './queue/types.ts';
import type { PlayerState, Position } from './state.ts';
import type { Store } from './store.ts';

/** Everything the player needs from outside; tests give their own. */
export interface Surroundings {
  engine: Engine;
  /** Milliseconds since the epoch. */
  now(): number;
  uuid(): string;
  /** Calls once after that many milliseconds, unless cancelled by the returned function. */
  after(ms: number, call: () => void): () => void;
  report(play: PlayReport): void;
  /** Into the language the page is in at that moment. */
  t: Translate;
  notify(message: string, action: { label: string; onPress: () => void }): void;
  /** Playback was asked for here. */
  started(): void;
}

/** Where playing stood. */
export interface Progress {
  positionMs: number;
  /** The start of the track under way, so that a reload does not make it two plays. */
  play: PlaySession | null;
}

export interface Saved extends Partial<Progress> {
  queue?: Queue;
  recent?: readonly Recent[];
  volume?: number;
  muted?: boolean;
}

/** The player: state to listen to, and what can be done. */
export interface Player {
  state: Store<PlayerState>;
  position: Store<Position>;
  /** Contexts played lately, newest first. */
  recent: Store<readonly Recent[]>;
  actions: PlayerActions;
  /** Attaches the engine and the world; the returned function detaches them. */
  connect(surroundings: Surroundings): () => void;
  setLoudness(mode: 'off' | 'track'): void;
  /** Puts back what was stored; ignored once something has been loaded. */
  restore(saved: Saved): void;
  /** What has to be stored to go on after a reload, apart from the queue. */
  progress(): Progress;
}

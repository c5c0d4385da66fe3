import type { EngineItem, FailureReason } from './engine.ts';

/** Where the loaded item stands, in seconds. */
export interface Place {
  seconds: number;
  /** Null when unknown. */
  duration: number | null;
  /** End of the loaded range around the position. */
  buffered: number;
}

/** What a strategy tells the session it belongs to. */
export interface StrategyHost {
  readonly element: HTMLAudioElement;
  /** What was given by `setNext` sounds in so many seconds; told again as it comes nearer. */
  nears(item: EngineItem, seconds: number): void;
  /** The clock went on to the item given by `setNext`. */
  advanced(item: EngineItem): void;
  /** The item cannot be played this way; `seconds` is where it stood. */
  failed(item: EngineItem, seconds: number, reason: FailureReason): void;
  /** The element was given another source, which pauses it: it plays on if it is meant to. */
  reopened(): void;
  /** The server still makes what is to be heard. */
  preparing(): void;
  /** Position, length or loaded range may be other ones. */
  changed(): void;
}

/** One way to get sound into a media element. Playing and pausing are the session's. */
export interface PlaybackStrategy {
  /** Whether this way can be tried for an item. */
  plays(item: EngineItem): boolean;
  /** Whether another item can follow without a gap. */
  followsGaplessly(item: EngineItem): boolean;
  /** Does what can be done before anything is asked for. */
  prepare(): void;
  load(item: EngineItem, seconds: number): void;
  seek(seconds: number): void;
  /** Only for items that follow gaplessly. */
  setNext(item: EngineItem | null): void;
  place(): Place;
  /** The clock has moved, data has come, or the element has said something. */
  tick(): void;
  /** The element said it cannot go on. */
  errored(): void;
  /** The element is meant to play, and its clock has stood still for so many milliseconds. */
  stood(ms: number): void;
  /** Takes everything out of the element. */
  leave(): void;
}

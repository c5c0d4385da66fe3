/** What an engine needs to know of one place in the queue. */
export interface EngineItem {
  /** The queue item's id; comes back in the `track` event. */
  key: number;
  trackId: number;
  /** Kinds that can be asked of `tracks/{id}/stream?rendition=`. */
  renditions: readonly string[];
  /** Of the original: mp3, aac, flac, vorbis, opus …; null when not known. */
  codec: string | null;
  /** Milliseconds; null when unknown. */
  durationMs: number | null;
  /** Loudness correction in dB, never above 0. */
  gainDb: number;
}

/**
 * Why an item cannot be played. `missing`: the server has it no more; `forbidden`: this listener may not hear it; `limited`:
 * a limit of the listener's plan stops it;
 * `server`: the server is in trouble; `unsupported`: the browser does not decode it; `stuck`: there is data and no sound.
 */
export type FailureReason = 'missing' | 'forbidden' | 'limited' | 'server' | 'unsupported' | 'stuck';

/**
 * `preparing`: the server still makes what this browser can play, and it plays by itself then; `loading`: no data yet; `playing`: sound; `starved`: data ran out; `paused`; `ended`: over, with nothing to follow.
 * `paused` also comes unasked, when the system or the browser stops playback.
 */
export type EngineState = 'idle' | 'preparing' | 'loading' | 'playing' | 'paused' | 'starved' | 'ended';

export interface EngineEvents {
  /** The engine went on to the item given by `setNext`. */
  track: { key: number };
  /** Milliseconds; several times a second while playing. */
  position: { positionMs: number; durationMs: number | null; bufferedMs: number };
  state: { state: EngineState };
  /** The item cannot be played in any form. */
  error: { key: number; reason: FailureReason };
  /** Data cannot be fetched because the network is away; what is loaded still plays. False when it is back. */
  connection: { lost: boolean };
}

/** Plays one item and goes on to the next. Knows nothing of queues, pages or settings. */
export interface Engine {
  /** Replaces what is loaded; paused until `play`. */
  load(item: EngineItem, positionMs: number): void;
  play(): void;
  pause(): void;
  seek(positionMs: number): void;
  /**
   * What follows without being asked again; null for nothing. With 0 seconds it begins on the sample after the last
   * one of the current item; with more the two overlap for that long.
   */
  setNext(item: EngineItem | null, crossfadeSeconds: number): void;
  /** What probably follows later on: has made what the server still has to make for it. */
  expect(items: readonly EngineItem[]): void;
  /** Loudness correction of the current item, in dB. */
  setGain(gainDb: number): void;
  /** Amplitude 0–1, after the volume curve. */
  setVolume(amplitude: number): void;
  /** Speed 0.5–2; the pitch stays. */
  setRate(rate: number): void;
  /** Somebody points at it: fetches what its first sound needs, at most once per item and not over a saved line. */
  warm(item: EngineItem): void;
  on<Name extends keyof EngineEvents>(name: Name, listener: (event: EngineEvents[Name]) => void): () => void;
  dispose(): void;
}

import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { Core } from './core.ts';
import type { EngineItem } from './engine/engine.ts';
import { createLoudness } from './loudness-of.ts';
import * as rules from './queue/queue.ts';
import type { QueueItem } from './queue/types.ts';

/** So many tracks ahead are made ready where the server has to make something for them. */
const madeAhead = 3;

/** What the engine is told of items of the queue: how they sound, and what follows the one it holds. */
export function createUpcoming(core: Core, held: () => number | null) {
  const { state, tracks, playable } = core;
  const gain = createLoudness(core);
  /** Loudness correction the engine has for the current item and for the next, in dB. */
  let currentGain = 0;
  let nextGain = 0;
  /** What the engine was last told to go on to, in words to compare. */
  let announced = '';

  const engineItem = (item: QueueItem, track: TrackSummary): EngineItem => ({
    key: item.id,
    trackId: track.id,
    renditions: track.renditions,
    codec: track.codec ?? null,
    durationMs: track.duration,
    gainDb: gain(item, track),
  });
  /** Seconds the current track and the one after it overlap: never inside an album, nor a track with itself. */
  const overlap = (next: TrackSummary) => {
    const { track } = state.get();
    return track && track.album.id !== next.album.id ? core.preferences.get().crossfade : 0;
  };
  const applyGain = () => {
    const { queue, track } = state.get();
    if (!queue.current || !track || held() === null) return;
    const gainDb = gain(queue.current, track);
    if (gainDb === currentGain) return;
    currentGain = gainDb;
    core.dependencies?.engine.setGain(gainDb);
  };
  const expectLater = () => {
    const { manual, order, at } = state.get().queue;
    const ahead = [...manual.slice(0, madeAhead), ...order.slice(at + 1, at + 1 + madeAhead)];
    const items = ahead.slice(0, madeAhead).flatMap((item) => {
      const track = tracks.get(item.trackId);
      return track ? [engineItem(item, track)] : [];
    });
    core.dependencies?.engine.expect(items);
  };
  const announce = () => {
    const { queue } = state.get();
    if (!queue.current || held() === null) return;
    applyGain();
    const item = rules.next(queue, 'ended', playable)?.current;
    const track = item && tracks.get(item.trackId);
    const next = track ? engineItem(item, track) : null;
    const seconds = track ? overlap(track) : 0;
    const words = JSON.stringify([held(), next, seconds]);
    if (words === announced) return;
    announced = words;
    nextGain = next?.gainDb ?? 0;
    core.dependencies?.engine.setNext(next, seconds);
    expectLater();
  };
  return {
    engineItem,
    /** Brings the loudness of the current item up to date. */
    applyGain,
    /** Tells the engine what follows, when it is something else than before. */
    announce,
    /** The engine was given the current item anew, as this. */
    loaded({ gainDb }: EngineItem) {
      currentGain = gainDb;
      announced = '';
      announce();
    },
    /** The engine went on to what was announced. */
    advanced() {
      currentGain = nextGain;
    },
  };
}

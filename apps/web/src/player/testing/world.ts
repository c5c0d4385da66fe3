import { english } from '@kantele/api/translate';
import { createEmitter } from '../engine/emitter.ts';
import type { Engine, EngineEvents, EngineItem } from '../engine/engine.ts';
import { createPlayer } from '../player.ts';
import type { Dependencies, Saved } from '../player-types.ts';
import type { PlayReport } from '../plays/session.ts';
import type { FetchTracks } from '../tracks/known-tracks.ts';
import { album, makeTracks } from './tracks.ts';

interface WorldOptions {
  connected?: boolean;
  fetchTracks?: FetchTracks;
}

/** A player over an engine that makes no sound and a clock that moves only when told. */
export function makeWorld({ connected = true, fetchTracks = async () => [] }: WorldOptions = {}) {
  const events = createEmitter<EngineEvents>();
  const engineCalls: string[] = [];
  let next: EngineItem | null = null;
  let loaded: EngineItem | null = null;
  let overlap = 0;
  /** What another tab answers when it is asked to hand over. */
  let handed: Saved | null = null;
  const engine: Engine = {
    on: events.on,
    load(item, positionMs) {
      loaded = item;
      engineCalls.push(`load ${item.trackId} at ${positionMs}`);
    },
    play: () => void engineCalls.push('play'),
    pause: () => void engineCalls.push('pause'),
    seek: (positionMs) => void engineCalls.push(`seek ${positionMs}`),
    setNext(item, seconds) {
      next = item;
      overlap = seconds;
    },
    setGain: (db) => void engineCalls.push(`gain ${db}`),
    setVolume() {},
    setRate() {},
    warm() {},
    expect() {},
    dispose() {},
  };

  let now = Date.UTC(2026, 10, 20);
  let ids = 0;
  const timers = new Set<{ at: number; call: () => void }>();
  const reports: PlayReport[] = [];
  const messages: { message: string; press: () => void }[] = [];
  const dependencies: Dependencies = {
    engine,
    now: () => now,
    uuid: () => {
      ids += 1;
      return `play-${ids}`;
    },
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    report: (play) => void reports.push(play),
    t: english,
    notify: (message, action) => void messages.push({ message, press: action?.onPress ?? (() => {}) }),
    started: () => void engineCalls.push('started'),
    stopped: () => void engineCalls.push('stopped'),
    fetchTracks,
    tellLimit: (trackId) => void engineCalls.push(`limit of ${trackId}`),
    toFailures: () => () => void engineCalls.push('failures shown'),
    takeOver: async () => handed,
  };
  const player = createPlayer();
  if (connected) player.connect(dependencies);

  return {
    player,
    dependencies,
    engineCalls,
    reports,
    messages,
    emit: events.emit,
    get next() {
      return next?.trackId ?? null;
    },
    get overlap() {
      return overlap;
    },
    handOver(saved: Saved) {
      handed = saved;
    },
    get loaded() {
      return loaded;
    },
    get current() {
      return player.state.get().queue.current?.trackId ?? null;
    },
    /** Lets the media clock run from one position to another in steps of 250 ms. */
    listen(from: number, to: number) {
      events.emit('state', { state: 'playing' });
      for (let positionMs = from; positionMs <= to; positionMs += 250) {
        events.emit('position', { positionMs, durationMs: 180_000, bufferedMs: positionMs });
      }
    },
    /** The track under way ends; the engine goes on as it would by itself. */
    finish() {
      if (!next) return events.emit('state', { state: 'ended' });
      loaded = next;
      events.emit('track', { key: next.key });
    },
    pass(ms: number) {
      now += ms;
      for (const timer of [...timers]) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.call();
      }
    },
  };
}

/** A player that has started an album of so many tracks. */
export function playing(count = 3) {
  const world = makeWorld();
  world.player.actions.play(makeTracks(count), 0, album);
  return world;
}

import type { TrackSummary } from '@kantele/api/contract/tracks';

/** Reads tracks by id, in any order; those that are gone are left out. */
export type FetchTracks = (ids: readonly number[]) => Promise<readonly TrackSummary[]>;

/** Tracks asked for in one request; the server takes no more. */
export const fetchMax = 100;
/** Most tracks kept; the ones asked for longest ago leave first. */
const keptMax = 3_000;
/** Calls within this many milliseconds go out together. */
const gatherMs = 20;

/** What is known of tracks by their ids. Queues hold ids only, so that 50,000 places weigh little. */
export interface KnownTracks {
  get(id: number): TrackSummary | undefined;
  /** Ids the server no longer gives. */
  isGone(id: number): boolean;
  put(tracks: readonly TrackSummary[]): void;
  /** Fetches what is not known yet of these; listeners are told when it has come. */
  need(ids: readonly number[]): void;
  /** Changes with every arrival; for `useSyncExternalStore`. */
  revision(): number;
  subscribe(listener: () => void): () => void;
  /** How tracks are fetched from now on; null when there is no way. */
  connect(fetch: FetchTracks | null): void;
}

export function createKnownTracks(): KnownTracks {
  const tracks = new Map<number, TrackSummary>();
  const gone = new Set<number>();
  const asked = new Set<number>();
  const waiting = new Set<number>();
  const listeners = new Set<() => void>();
  let fetch: FetchTracks | null = null;
  let gathering = false;
  let revision = 0;

  const tell = () => {
    revision += 1;
    for (const listener of [...listeners]) listener();
  };
  const put = (arrived: readonly TrackSummary[]) => {
    if (arrived.length === 0) return;
    for (const track of arrived) {
      tracks.delete(track.id);
      tracks.set(track.id, track);
    }
    for (const id of tracks.keys()) {
      if (tracks.size <= keptMax) break;
      tracks.delete(id);
    }
    tell();
  };
  const fetchGroup = async (ids: readonly number[]) => {
    try {
      const arrived = (await fetch?.(ids)) ?? [];
      const there = new Set(arrived.map(({ id }) => id));
      const lost = ids.filter((id) => !there.has(id));
      for (const id of lost) gone.add(id);
      put(arrived);
      if (arrived.length === 0 && lost.length > 0) tell();
    } catch {
      // Whoever still needs them asks again.
    } finally {
      for (const id of ids) asked.delete(id);
    }
  };
  const send = () => {
    gathering = false;
    const ids = [...waiting].filter((id) => !tracks.has(id) && !asked.has(id) && !gone.has(id));
    waiting.clear();
    for (const id of ids) asked.add(id);
    for (let from = 0; from < ids.length; from += fetchMax) void fetchGroup(ids.slice(from, from + fetchMax));
  };

  const sendSoon = () => {
    if (gathering || !fetch || waiting.size === 0) return;
    gathering = true;
    setTimeout(send, gatherMs);
  };

  return {
    get: (id) => tracks.get(id),
    isGone: (id) => gone.has(id),
    put,
    need(ids) {
      for (const id of ids) if (!tracks.has(id) && !gone.has(id)) waiting.add(id);
      sendSoon();
    },
    revision: () => revision,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect(by) {
      fetch = by;
      sendSoon();
    },
  };
}

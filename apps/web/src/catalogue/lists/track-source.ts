import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { Range } from './selection.ts';

/** Ids of a list to play, and where in them it starts; −1 when the list has moved on without it. */
export interface Stretch {
  ids: readonly number[];
  index: number;
}

/** Where the rows of a list come from. A source has always the same rows; another list is another source. */
export interface TrackSource {
  readonly total: number;
  /** The rows of a list that is there as a whole. */
  readonly all?: readonly TrackSummary[];
  /** A row as far as it is loaded. */
  get(index: number): TrackSummary | undefined;
  /** Fetches a row that is not loaded; undefined when it is gone. */
  load(index: number): Promise<TrackSummary | undefined>;
  /** These rows are seen now, both counted in: what is missing of them is fetched, what is no longer seen is not. */
  show(range: Range): void;
  /** Grows with every arrival; for `useSyncExternalStore`. */
  revision(): number;
  subscribe(listener: () => void): () => void;
  /** Ids of rows in ranges, in order; at most `most`. */
  idsOf(ranges: readonly Range[], most: number): Promise<number[]>;
  /** What plays when a row is pressed: all of the list, or at most `most` rows around it. */
  around(index: number, most: number): Promise<Stretch>;
}

const never = () => () => {};

/** A list that is there as a whole. */
export function fixedSource(tracks: readonly TrackSummary[]): TrackSource {
  const ids = tracks.map(({ id }) => id);
  return {
    total: tracks.length,
    all: tracks,
    get: (index) => tracks[index],
    load: async (index) => tracks[index],
    show: () => {},
    revision: () => 0,
    subscribe: never,
    idsOf: async (ranges, most) => ranges.flatMap(({ from, to }) => ids.slice(from, to + 1)).slice(0, most),
    around: async (index) => ({ ids, index }),
  };
}

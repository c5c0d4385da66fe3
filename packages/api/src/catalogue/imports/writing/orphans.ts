import type { OrphanTrack } from '../queries.ts';

/** Milliseconds two lengths of one recording may differ: headers round, decoders do not. */
const durationTolerance = 1_500;

/** What a file may share with a track whose own file is gone. */
const keys = {
  /** Size and time of the file. */
  stamp: ({ size, mtime_ms }: { size: number | null; mtime_ms: number | null }) => `${size} ${mtime_ms}`,
  sound: ({ audio_fingerprint }: { audio_fingerprint: string | null }) => audio_fingerprint,
  recording: ({ mbid }: { mbid: string | null }) => mbid,
  place: ({ import_key, disc_number, number }: Pick<OrphanTrack, 'import_key' | 'disc_number' | 'number'>) =>
    import_key === null || number === null ? null : `${disc_number} ${number} ${import_key}`,
};
type KeyName = keyof typeof keys;

/**
 * Tracks whose own file is gone, looked up by what a new file may share with them, so that a library that was moved as a
 * whole is matched in one pass.
 */
export class Orphans {
  readonly #by: Record<KeyName, Map<string, OrphanTrack[]>>;
  /** Those with a known sound, by length in steps of the tolerance; null is the step of unknown lengths. */
  readonly #byLength = new Map<number | null, Set<OrphanTrack>>();
  readonly #byId = new Map<number, OrphanTrack[]>();
  readonly #taken = new Set<number>();
  readonly #replaced = new Set<number>();

  /** @param tracks one row a track and lost file, the likeliest first */
  constructor(tracks: readonly OrphanTrack[]) {
    this.#by = {
      stamp: groups(tracks, keys.stamp),
      sound: groups(tracks, keys.sound),
      recording: groups(tracks, keys.recording),
      place: groups(tracks, keys.place),
    };
    for (const track of tracks) {
      add(this.#byId, track.id, track);
      if (track.audio_fingerprint === null) continue;
      const step = stepOf(track.duration);
      const set = this.#byLength.get(step) ?? new Set();
      this.#byLength.set(step, set.add(track));
    }
  }

  /**
   * The first track that shares a key with a file and passes.
   * @param beside tracks that other files of a batch have been given
   */
  find<Name extends KeyName>(
    name: Name,
    file: Parameters<(typeof keys)[Name]>[0],
    beside: ReadonlySet<number>,
    passes: (track: OrphanTrack) => boolean = () => true,
  ): OrphanTrack | undefined {
    const key = (keys[name] as (shared: typeof file) => string | null)(file);
    if (key === null) return undefined;
    return this.#by[name]
      .get(key)
      ?.find((track) => !this.#taken.has(track.id) && !beside.has(track.id) && passes(track));
  }

  /** Whether a track of this length, in milliseconds, has a known sound: then decoding a file may tell which it is. */
  soundsAsLong(duration: number | null, beside: ReadonlySet<number>): boolean {
    const step = stepOf(duration);
    const steps = step === null ? this.#byLength.keys() : [step - 1, step, step + 1, null];
    for (const near of steps)
      for (const track of this.#byLength.get(near) ?? [])
        if (!beside.has(track.id) && isSimilarLength(track.duration, duration)) return true;
    return false;
  }

  /** Entries of lost files of a track that no other file has replaced. */
  entriesOf(trackId: number): OrphanTrack[] {
    const entries = this.#byId.get(trackId) ?? [];
    return entries.filter(({ file_id }) => file_id !== null && !this.#replaced.has(file_id));
  }

  /** These tracks have a file again, and these entries of lost files are gone. */
  take(trackIds: readonly number[], fileIds: readonly number[]): void {
    for (const id of fileIds) this.#replaced.add(id);
    for (const id of trackIds) {
      this.#taken.add(id);
      for (const track of this.#byId.get(id) ?? []) this.#byLength.get(stepOf(track.duration))?.delete(track);
    }
  }
}

/** Whether two lengths may be of one recording; an unknown one may be any. */
export function isSimilarLength(one: number | null, other: number | null): boolean {
  return one === null || other === null || Math.abs(one - other) <= durationTolerance;
}

const stepOf = (duration: number | null) =>
  duration === null ? null : Math.floor(duration / durationTolerance);

function groups(tracks: readonly OrphanTrack[], keyOf: (track: OrphanTrack) => string | null) {
  const found = new Map<string, OrphanTrack[]>();
  for (const track of tracks) {
    const key = keyOf(track);
    if (key !== null) add(found, key, track);
  }
  return found;
}

function add<Key>(groups: Map<Key, OrphanTrack[]>, key: Key, track: OrphanTrack): void {
  const group = groups.get(key);
  if (group) group.push(track);
  else groups.set(key, [track]);
}

import type { Database, Db, StoredFacts, Transaction } from '@kantele/db';
import type { Cut, FileTags } from '../../../core/audio/audio-tools.ts';
import type { FoundFile } from '../folders/walk.ts';
import { areDoubles, bestOf, doubleKey, type SoundFile } from '../grouping/doubles.ts';
import { factsOf } from '../grouping/facts.ts';
import { type AlbumOf, type GroupRules, groupAlbums, groupKey } from '../grouping/group-albums.ts';
import { type KnownFile, type Neighbour, neighbours } from '../queries.ts';
import { identify } from './identity.ts';
import type { Orphans } from './orphans.ts';

/** A file whose tags are read, or one of the tracks it is divided into: then `path` names that part. */
export interface TaggedFile extends FoundFile {
  tags: FileTags;
  /** The part of the file; null for the whole. */
  cut: Cut | null;
  /** Hash of the cue sheet beside it; null without one. */
  cue: string | null;
}

/** A file whose place in the catalogue is decided. */
export interface PlannedFile extends TaggedFile {
  facts: StoredFacts;
  groupKey: string;
  album: AlbumOf;
  /** The track it is; null for new music. */
  trackId: number | null;
  /** Entry of the place the file came from, to be dropped. */
  replacesFileId: number | null;
  /** A second copy of a track that plays from a better file. */
  spare: boolean;
  /** Path of the file of this batch whose new track a spare belongs to. */
  spareOf: string | null;
}

export interface BatchPlan {
  files: PlannedFile[];
  /** Tracks of earlier imports whose album is another one now that these files are known. */
  moved: { trackId: number; albumId: number; album: AlbumOf; facts: StoredFacts }[];
  /** Entries that have become second copies, and those that have become what plays. */
  nowSpare: number[];
  /** Tracks taken from those that had lost their file. */
  taken: number[];
}

export interface PlanInput {
  rules: GroupRules;
  files: readonly TaggedFile[];
  known: ReadonlyMap<string, KnownFile>;
  /** Paths that are there now: of other entries only the facts count. */
  found: ReadonlySet<string>;
  /** Tracks and entries whose file is gone: a second copy found elsewhere takes the place of its own. */
  orphans: Orphans;
  /** Second copies their track is played from, now that its own file is gone. */
  heirs: ReadonlySet<string>;
  fingerprint(file: TaggedFile): Promise<string | null>;
}

/** Decides albums, identities and copies of a batch, seen together with all files that could share their albums. */
export async function planBatch(db: Db | Transaction<Database>, input: PlanInput): Promise<BatchPlan> {
  const own = input.files.map((file) => {
    const facts = factsOf(file.tags);
    return { ...file, facts, groupKey: groupKey({ path: file.path, facts }) };
  });
  const ownPaths = new Set(own.map(({ path }) => path));
  const others = (
    await neighbours(db, input.rules.libraryId, [...new Set(own.map((file) => file.groupKey))])
  ).filter(({ path }) => !ownPaths.has(path));
  const albums = groupAlbums([...own, ...others], input.rules);
  const albumOf = (path: string): AlbumOf => {
    const album = albums.get(path);
    if (!album) throw new Error('A file was put into no album.');
    return album;
  };

  const taken = new Set<number>();
  const files: PlannedFile[] = [];
  for (const file of own) {
    const entry = input.known.get(file.path);
    const album = albumOf(file.path);
    const planned = { ...file, album, trackId: null, replacesFileId: null, spare: false, spareOf: null };
    if (entry?.track_id && (!entry.spare || input.heirs.has(file.path))) {
      files.push({ ...planned, trackId: entry.track_id });
      continue;
    }
    const candidate = { ...file, importKey: album.key, fingerprint: () => input.fingerprint(file) };
    const track = await identify(candidate, input.orphans, taken);
    if (track) taken.add(track.id);
    files.push({ ...planned, trackId: track?.id ?? null, replacesFileId: track?.file_id ?? null });
  }
  const present = others.filter(({ path, state }) => state === 'ok' && input.found.has(path));
  const nowSpare = fold(files, present, albumOf);
  replaceCopies(files, input);
  return { files, moved: movedTracks(others, files, albumOf), nowSpare, taken: [...taken] };
}

/** A file in the order of which copies are looked at: known tracks first. */
interface Copy extends SoundFile {
  planned: PlannedFile | null;
  neighbour: Neighbour | null;
  trackId: number | null;
}

/** Makes files that are one track twice copies of one track; answers entries that no longer play. */
function fold(
  files: PlannedFile[],
  present: readonly Neighbour[],
  albumOf: (path: string) => AlbumOf,
): number[] {
  const copies: Copy[] = [
    ...present.map((neighbour): Copy => {
      const { path, mtime_ms, facts, track_id } = neighbour;
      return { ...facts, path, mtime_ms, planned: null, neighbour, trackId: track_id };
    }),
    ...files.map((planned): Copy => {
      const { path, mtime_ms, facts, trackId } = planned;
      return { ...facts, path, mtime_ms, planned, neighbour: null, trackId };
    }),
  ];
  // Entries before new files, so that what has a track keeps it.
  copies.sort((a, b) => Number(b.trackId !== null) - Number(a.trackId !== null));
  const clusters: Copy[][] = [];
  const byKey = new Map<string, Copy[][]>();
  const byTrack = new Map<number, Copy[]>();
  for (const copy of copies) {
    const key = doubleKey(albumOf(copy.path).key, copy);
    const alike = byKey.get(key) ?? [];
    const sameTrack = copy.trackId === null ? undefined : byTrack.get(copy.trackId);
    const home =
      sameTrack ??
      (copy.trackId === null
        ? alike.find((cluster) => cluster.every((other) => areDoubles(other, copy)))
        : undefined);
    if (home) home.push(copy);
    else {
      const cluster = [copy];
      clusters.push(cluster);
      byKey.set(key, [...alike, cluster]);
      if (copy.trackId !== null) byTrack.set(copy.trackId, cluster);
    }
  }
  const nowSpare: number[] = [];
  for (const cluster of clusters) {
    if (cluster.length === 1) continue;
    const best = bestOf(cluster);
    const trackId = cluster[0]?.trackId ?? null;
    for (const { planned, neighbour, path } of cluster) {
      const plays = path === best?.path;
      if (neighbour && !plays && !neighbour.spare) nowSpare.push(neighbour.id);
      if (!planned) continue;
      planned.trackId = trackId;
      planned.spare = !plays;
      if (!plays && trackId === null) planned.spareOf = best?.path ?? null;
    }
  }
  return nowSpare;
}

/** Second copies that were moved take the place of their old entries. */
function replaceCopies(files: readonly PlannedFile[], { orphans, known }: PlanInput): void {
  const used = new Set(files.map(({ replacesFileId }) => replacesFileId));
  for (const file of files) {
    if (!file.spare || file.replacesFileId !== null || file.trackId === null || known.has(file.path))
      continue;
    const entries = orphans.entriesOf(file.trackId).filter(({ file_id }) => !used.has(file_id));
    const same = entries.find(({ size, mtime_ms }) => size === file.size && mtime_ms === file.mtime_ms);
    file.replacesFileId = (same ?? entries[0])?.file_id ?? null;
    used.add(file.replacesFileId);
  }
}

/** Earlier tracks whose album has another key by now; albums made by hand keep what they have. */
function movedTracks(
  others: readonly Neighbour[],
  files: readonly PlannedFile[],
  albumOf: (path: string) => AlbumOf,
): BatchPlan['moved'] {
  const own = new Set(files.map(({ trackId }) => trackId));
  return others.flatMap(({ path, facts, spare, track_id, album_id, import_key }) => {
    if (spare || track_id === null || album_id === null || import_key === null || own.has(track_id))
      return [];
    const album = albumOf(path);
    return album.key === import_key ? [] : [{ trackId: track_id, albumId: album_id, album, facts }];
  });
}

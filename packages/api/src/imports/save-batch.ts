import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../core/context.ts';
import { queueRemovalOf } from '../files/jobs.ts';
import { indexAlbums, indexArtist, indexTracks, removeFromSearch } from '../search/index-entries.ts';
import { queueAnalysis, queueCovers } from '../streaming/jobs.ts';
import { albumsOfTracks, removeEmptyAlbums } from './album-queries.ts';
import type { FailureKind } from './failures.ts';
import type { BatchPlan, PlannedFile } from './plan-batch.ts';
import { dropFiles, type FileRow, markUnreadable, preferIndexes, putFiles, setSpare } from './queries.ts';
import { upsertAlbums } from './upsert-albums.ts';
import { resolveArtists, resolveGenres } from './upsert-names.ts';
import { librarySource, writeTracks } from './upsert-tracks.ts';

export interface FailedFile {
  path: string;
  size: number;
  mtime_ms: number;
  lyrics_ms: number | null;
  cue: string | null;
  kind: FailureKind;
  reason: string;
  /** The file itself is at fault, so there is no use in trying again before it changes. */
  lasting: boolean;
}

export interface Batch {
  libraryId: number;
  /** Whether its albums may be shown by sides. */
  sides: boolean;
  plan: BatchPlan;
  failed: readonly FailedFile[];
}

/**
 * Writes a batch of files in one transaction: names, albums, tracks, entries, search, and the jobs that follow.
 * Repeating a batch changes nothing.
 */
export async function saveBatch(ctx: Context, trx: Transaction<Database>, batch: Batch): Promise<void> {
  const { plan } = batch;
  await preferIndexes(trx);
  const playing = plan.files.filter((file) => !file.spare);
  const artists = await resolveArtists(
    trx,
    playing.map((file) => file.tags),
    [...playing, ...plan.moved].flatMap(({ album }) => album.artists),
  );
  const genres = await resolveGenres(
    trx,
    playing.flatMap((file) => file.tags.genres),
  );
  const before = await albumsOfTracks(trx, [
    ...playing.flatMap((file) => file.trackId ?? []),
    ...plan.moved.map(({ trackId }) => trackId),
  ]);
  const albums = await upsertAlbums(trx, batch, artists);
  const trackIds = await writeTracks(
    trx,
    { files: playing, sourceOf: (file) => librarySource(batch.libraryId, file) },
    { artists, genres, albums },
  );
  await dropFiles(
    trx,
    plan.files.flatMap((file) => file.replacesFileId ?? []),
  );
  const idOf = new Map(playing.map(({ path }, index) => [path, trackIds[index] ?? null]));
  const unreadable = batch.failed.filter((file) => file.lasting);
  const rows = plan.files.map((file) =>
    rowOf(file, file.spare ? spareTrack(file, idOf) : idOf.get(file.path)),
  );
  await putFiles(trx, batch.libraryId, [...rows, ...unreadable.map(failedRow)]);
  await setSpare(trx, plan.nowSpare, true);
  const failedIds = await markUnreadable(
    trx,
    batch.libraryId,
    unreadable.map((file) => file.path),
  );
  const emptied = await removeEmptyAlbums(trx, before);
  const pictures = emptied.flatMap(({ image_hash }) => image_hash ?? []);
  await queueRemovalOf(ctx, trx, 'image', [...new Set(pictures)]);
  await removeFromSearch(
    trx,
    'album',
    emptied.map(({ id }) => id),
  );
  await indexArtist(trx, artists.created);
  await indexAlbums(trx, [...new Set(albums.ids.values())]);
  await indexTracks(trx, [...trackIds, ...failedIds]);
  await queueAnalysis(ctx, trx);
  await queueCovers(ctx, trx, albums.needCover);
}

function spareTrack({ trackId, spareOf }: PlannedFile, idOf: ReadonlyMap<string, number | null>) {
  return trackId ?? (spareOf === null ? null : idOf.get(spareOf));
}

function rowOf(file: PlannedFile, trackId: number | null | undefined): FileRow {
  return {
    path: file.path,
    size: file.size,
    mtime_ms: file.mtime_ms,
    lyrics_ms: file.lyrics_ms,
    cue: file.cue,
    track_id: trackId ?? null,
    state: 'ok',
    error: null,
    failure_kind: null,
    group_key: file.groupKey,
    facts: JSON.stringify(file.facts),
    spare: file.spare,
  };
}

function failedRow({ path, size, mtime_ms, lyrics_ms, cue, reason, kind }: FailedFile): FileRow {
  return {
    path,
    size,
    mtime_ms,
    lyrics_ms,
    cue,
    track_id: null,
    state: 'failed',
    error: reason,
    failure_kind: kind,
    group_key: null,
    facts: null,
    spare: false,
  };
}

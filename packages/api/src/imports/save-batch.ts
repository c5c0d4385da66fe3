import type { Database, Transaction } from '@kantele/db';
import type { FileTags } from '../core/audio-tools.ts';
import type { Context } from '../core/context.ts';
import { indexAlbums, indexArtist, indexTracks, removeFromSearch } from '../search/index-entries.ts';
import { queueAnalysis, queueCovers } from '../streaming/jobs.ts';
import { dropFiles, type FileRow, markUnreadable, putFiles } from './queries.ts';
import { albumsOfTracks, removeEmptyAlbums, upsertAlbums } from './upsert-albums.ts';
import { resolveArtists, resolveGenres } from './upsert-names.ts';
import { writeTracks } from './upsert-tracks.ts';

/** A file whose tags are read and whose identity is decided. */
export interface ReadFile {
  path: string;
  size: number;
  mtime_ms: number;
  tags: FileTags;
  importKey: string;
  /** The track it is; null for new music. */
  trackId: number | null;
  /** Entry of the place the file came from, to be dropped. */
  replacesFileId: number | null;
}

export interface FailedFile {
  path: string;
  size: number;
  mtime_ms: number;
  reason: string;
  /** The file itself is at fault, so there is no use in trying again before it changes. */
  lasting: boolean;
}

export interface Batch {
  libraryId: number;
  files: readonly ReadFile[];
  failed: readonly FailedFile[];
}

/**
 * Writes a batch of files in one transaction: names, albums, tracks, entries, search, and the jobs that follow.
 * Repeating a batch changes nothing.
 */
export async function saveBatch(ctx: Context, trx: Transaction<Database>, batch: Batch): Promise<void> {
  const artists = await resolveArtists(
    trx,
    batch.files.map((file) => file.tags),
  );
  const genres = await resolveGenres(
    trx,
    batch.files.flatMap((file) => file.tags.genres),
  );
  const before = await albumsOfTracks(
    trx,
    batch.files.flatMap((file) => file.trackId ?? []),
  );
  const albums = await upsertAlbums(trx, batch.files, artists);
  const trackIds = await writeTracks(trx, batch, { artists, genres, albums });
  await dropFiles(
    trx,
    batch.files.flatMap((file) => file.replacesFileId ?? []),
  );
  const rows: FileRow[] = batch.files.map(({ path, size, mtime_ms }, index) => {
    return { path, size, mtime_ms, track_id: trackIds[index] ?? null, state: 'ok', error: null };
  });
  const unreadable = batch.failed.filter((file) => file.lasting);
  const failures: FileRow[] = unreadable.map(({ path, size, mtime_ms, reason }) => {
    return { path, size, mtime_ms, track_id: null, state: 'failed', error: reason };
  });
  await putFiles(trx, batch.libraryId, [...rows, ...failures]);
  const failedIds = await markUnreadable(
    trx,
    batch.libraryId,
    unreadable.map((file) => file.path),
  );
  await removeFromSearch(trx, 'album', await removeEmptyAlbums(trx, before));
  await indexArtist(trx, artists.created);
  await indexAlbums(trx, [...new Set(albums.ids.values())]);
  await indexTracks(trx, [...trackIds, ...failedIds]);
  await queueAnalysis(ctx, trx);
  await queueCovers(ctx, trx, albums.needCover);
}

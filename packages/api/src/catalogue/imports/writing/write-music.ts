import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../../core/context.ts';
import { queueRemovalOf } from '../../../platform/files/jobs.ts';
import { indexAlbums, indexArtist, indexTracks, removeFromSearch } from '../../search-index/index-entries.ts';
import { queueAnalysis } from '../../streaming/jobs.ts';
import { lockMusic } from '../../visibility/lock-music.ts';
import { albumsOfTracks, removeEmptyAlbums } from './album-queries.ts';
import type { BatchPlan, PlannedFile } from './plan-batch.ts';
import { upsertAlbums } from './upsert-albums.ts';
import { resolveArtists, resolveGenres } from './upsert-names.ts';
import { type FileSource, writeTracks } from './upsert-tracks.ts';

interface Music {
  plan: BatchPlan;
  /** Whether its albums may be shown by sides; null leaves those there are as they are. */
  sides: boolean | null;
  /** Where the bytes of a file are. */
  sourceOf: (file: PlannedFile) => FileSource;
}

interface Written {
  /** Files that tracks play from, and their tracks in the same order. */
  playing: PlannedFile[];
  trackIds: number[];
  albumIds: number[];
  albumIdOf: (file: PlannedFile) => number;
}

/** Writes what is planned of files, wherever their bytes are: artists, genres, albums, tracks, search and analysis. */
export async function writeMusic(
  ctx: Context,
  trx: Transaction<Database>,
  { plan, sides, sourceOf }: Music,
): Promise<Written> {
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
  const known = [
    ...playing.flatMap((file) => file.trackId ?? []),
    ...plan.moved.map(({ trackId }) => trackId),
  ];
  const importKeys = [...playing, ...plan.moved].map(({ album }) => album.key);
  await lockMusic(trx, { trackIds: known, importKeys });
  const before = await albumsOfTracks(trx, known);
  const albums = await upsertAlbums(trx, { plan, sides }, artists);
  const trackIds = await writeTracks(trx, { files: playing, sourceOf }, { artists, genres, albums });
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
  await indexTracks(trx, trackIds);
  await queueAnalysis(ctx, trx);
  return {
    playing,
    trackIds,
    albumIds: albums.needCover,
    albumIdOf: ({ album }) => albums.ids.get(album.key) ?? 0,
  };
}

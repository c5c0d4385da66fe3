import { assertWorksOnAlbum, getAlbum } from '../../catalogue/albums/get-album.ts';
import { listReleaseAlbums, listTrashedReleases } from '../../catalogue/albums/list-releases.ts';
import { publishProblems } from '../../catalogue/albums/publish-check.ts';
import { assertEditsArtist } from '../../catalogue/artists/get-artist.ts';
import { listTrashedTracks } from '../../catalogue/tracks/list-trashed-tracks.ts';
import type { Context } from '../../core/context.ts';
import type { Release } from './contract.ts';
import { trackCounts, tracksOfRelease } from './queries.ts';

/** Releases of an artist, drafts too, those changed last first. @throws AppError `not_found` */
export async function listReleases(ctx: Context, { artist_id }: { artist_id: number }) {
  await assertEditsArtist(ctx, artist_id, 'view');
  const albums = await listReleaseAlbums(ctx, artist_id);
  const counts = await trackCounts(
    ctx.db,
    albums.map(({ id }) => id),
  );
  const releases = await Promise.all(
    albums.map(async (album) => ({
      ...album,
      tracks_count: counts.get(album.id) ?? 0,
      problems: await problemsOf(ctx, album.id),
    })),
  );
  return { releases, deleted: await listTrashedReleases(ctx, artist_id) };
}

/** A release with all that its editors see of it. @throws AppError `not_found` */
export async function getRelease(ctx: Context, { id }: { id: number }): Promise<{ release: Release }> {
  await assertWorksOnAlbum(ctx, id);
  const { album } = await getAlbum(ctx, { id });
  const rows = await tracksOfRelease(ctx.db, id);
  const files = rows.map(({ trouble, disc_number: _disc, status_reason, ...row }) => ({
    ...row,
    status_reason: status_reason ?? trouble,
  }));
  const deleted = await listTrashedTracks(ctx, id);
  return { release: { album, files, problems: await problemsOf(ctx, id), deleted } };
}

async function problemsOf(ctx: Context, albumId: number): Promise<string[]> {
  const problems = await publishProblems(ctx.db, albumId);
  return problems.map(({ text, params }) => ctx.translate(text, params));
}

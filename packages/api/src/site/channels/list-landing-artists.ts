import { newestAlbumOfArtists } from '../../catalogue/albums/list-albums.ts';
import { listArtists } from '../../catalogue/artists/list-artists.ts';
import type { Context } from '../../core/context.ts';

/** The most played artists, for the landing page, each with the newest album. */
export async function landingArtists(ctx: Context) {
  const { pagination } = await listArtists(ctx, { per_page: 8, orderBy: 'popular' });
  const albums = await newestAlbumOfArtists(
    ctx,
    pagination.data.map(({ id }) => id),
  );
  const artists = pagination.data.map((artist) => {
    const album = albums.get(artist.id);
    if (!album) return { ...artist, albums: [] };
    const { id, name, slug, image } = album;
    return { ...artist, albums: [{ id, name, slug, image }] };
  });
  return { artists };
}

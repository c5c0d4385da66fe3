import { listAlbumsOfArtist } from '../albums/list-albums.ts';
import { listArtists } from '../artists/list-artists.ts';
import type { Context } from '../core/context.ts';

/** The most played artists, for the landing page. */
export async function landingArtists(ctx: Context) {
  const { pagination } = await listArtists(ctx, { per_page: 8, orderBy: 'popular' });
  const artists = await Promise.all(
    pagination.data.map(async (artist) => {
      const albums = await listAlbumsOfArtist(ctx, { id: artist.id, per_page: 1 });
      return {
        ...artist,
        albums: albums.pagination.data.map(({ id, name, slug, image }) => ({ id, name, slug, image })),
      };
    }),
  );
  return { artists };
}

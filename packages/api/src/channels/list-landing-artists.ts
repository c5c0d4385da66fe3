import { listAlbumsOfArtist } from '../albums/list-albums.ts';
import { listArtists } from '../artists/list-artists.ts';
import type { Context } from '../core/context.ts';

/** The most played artists, for the landing page. */
export async function landingArtists(ctx: Context) {
  const { pagination } = await listArtists(ctx, { perPage: 8, orderBy: 'popular' });
  const artists = await Promise.all(
    pagination.data.map(async (artist) => {
      // The newest album's cover stands in only where there is no portrait.
      const albums = artist.image_small
        ? []
        : (await listAlbumsOfArtist(ctx, { id: artist.id, perPage: 1 })).pagination.data;
      return { ...artist, albums: albums.map(({ image }) => ({ image })) };
    }),
  );
  return { artists };
}

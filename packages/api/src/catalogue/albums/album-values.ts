import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { refuseViolations } from '../../core/constraints.ts';
import { invalid } from '../../core/errors.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';
import type { updateAlbum as updateInput } from './contract.ts';
import { setAlbumArtists, setAlbumGenres } from './queries.ts';

type Fields = Omit<z.output<typeof updateInput>, 'id' | 'artist_ids' | 'genre_ids'>;

/** Columns of an album for what its form says. */
export function albumColumns({ name, ...rest }: Fields) {
  return { ...rest, ...(name ? { name, slug: slugify(name), name_key: nameKey(name) } : {}) };
}

/** For `catch`: refuses an artist or a genre there is not, on the field it came by. */
export const refuseUnknownLinks = (artists: string, genres: string) =>
  refuseViolations({
    album_artists_artist_id_fkey: () => invalid(artists, 'No such artist.'),
    album_genres_genre_id_fkey: () => invalid(genres, 'No such genre.'),
  });

/** @throws AppError `invalid` on `artist_ids` or `genre_ids` for one there is not */
export async function setAlbumLinks(
  trx: Transaction<Database>,
  id: number,
  artistIds?: number[],
  genreIds?: number[],
) {
  const unknown = refuseUnknownLinks('artist_ids', 'genre_ids');
  if (artistIds) await setAlbumArtists(trx, id, artistIds).catch(unknown);
  if (genreIds) await setAlbumGenres(trx, id, genreIds).catch(unknown);
}

interface Consistency {
  release_date: string | null;
  release_precision: string | null;
  visibility: string;
  publish_at: Date | string | null;
}

/** @throws AppError `invalid` on `release_precision` or `publish_at` */
export function assertConsistentAlbum(values: Consistency) {
  if ((values.release_date === null) !== (values.release_precision === null)) {
    throw invalid('release_precision', 'A release date and its precision belong together.');
  }
  if (values.visibility === 'scheduled' && values.publish_at === null) {
    throw invalid('publish_at', 'A scheduled album needs a time of publication.');
  }
}

import { sql } from 'kysely';
import { containing, foundByWords } from '../../catalogue/search-index/fragments.ts';
import type { KeysetOrder, KeysetSource } from '../../core/keyset.ts';

export const likedTrackOrder = {
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  length: { column: 'length_sort', kind: 'number', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

export const likedAlbumOrder = {
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  released: { column: 'release_sort', kind: 'date', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

/** Tracks a user likes and everybody may see at least by a link; `query` as in the contract. */
export function likedTracks(userId: number, order: KeysetOrder, query?: string): KeysetSource {
  return likedBy(userId, { from: 'track_likes', id: 'track_id', type: 'track' }, order, query);
}

/** The same of albums. */
export function likedAlbums(userId: number, order: KeysetOrder, query?: string): KeysetSource {
  return likedBy(userId, { from: 'album_likes', id: 'album_id', type: 'album' }, order, query);
}

function likedBy(
  userId: number,
  { from, id, type }: { from: string; id: string; type: 'track' | 'album' },
  order: KeysetOrder,
  query: string | undefined,
): KeysetSource {
  const own = sql`shown and user_id = ${userId}`;
  if (!query) return { from, id, where: own, order };
  const named = sql`name_key like ${containing(query)}`;
  const found = foundByWords(type, query);
  const where = found === null ? named : sql`(${named} or ${sql.ref(id)} in (${found}))`;
  return { from, id, where: sql`${own} and ${where}`, order };
}

import { sql } from 'kysely';
import { containing, foundByWords } from '../../catalogue/search-index/fragments.ts';
import type { KeysetOrder, KeysetSource } from '../../core/keyset.ts';

export const followedArtistOrder = {
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
} as const satisfies Record<string, KeysetOrder>;

/** Artists a user follows and everybody may see; `query` as in the contract. */
export function followedArtists(userId: number, order: KeysetOrder, query?: string): KeysetSource {
  const own = sql`shown and user_id = ${userId}`;
  const list = { from: 'artist_follows', id: 'artist_id', order };
  if (!query) return { ...list, where: own };
  const named = sql`name_key like ${containing(query)}`;
  const found = foundByWords('artist', query);
  const where = found === null ? named : sql`(${named} or artist_id in (${found}))`;
  return { ...list, where: sql`${own} and ${where}` };
}

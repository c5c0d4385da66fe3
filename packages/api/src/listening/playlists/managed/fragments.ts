import { sql } from 'kysely';
import { containing } from '../../../catalogue/search-index/fragments.ts';
import type { KeysetOrder, KeysetSource } from '../../../core/keyset.ts';
import { playlistOrder } from '../fragments.ts';

export const managedPlaylistOrder = {
  ...playlistOrder,
  oldest: { ...playlistOrder.recent, direction: 'asc' },
  name_desc: { ...playlistOrder.name, direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

export interface ManagedFilter {
  query?: string | undefined;
  visibility?: 'unlisted' | 'public' | undefined;
  smart?: boolean | undefined;
}

/** What those who look after playlists see of everybody's; `query` as in the contract. */
export function managedPlaylists(
  order: KeysetOrder,
  { query, visibility, smart }: ManagedFilter,
): KeysetSource {
  const parts = [sql`visibility <> 'private' and deleted_at is null`];
  if (visibility) parts.push(sql`visibility = ${visibility}`);
  if (smart !== undefined) parts.push(sql`(rules is not null) = ${smart}`);
  if (query) {
    const part = containing(query);
    const owners = sql`select u.id from users u
      where fold_letters(u.display_name || ' ' || u.email) like ${part} and u.name_key like ${part}`;
    parts.push(sql`(name_key like ${part} or owner_id in (${owners}))`);
  }
  return { from: 'playlists', id: 'id', where: sql.join(parts, sql` and `), order };
}

import { sql } from 'kysely';
import type { KeysetSource } from '../../core/keyset.ts';
import { isSeenBy } from '../playlists/fragments.ts';

const order = { column: 'id', kind: 'number', direction: 'asc' } as const;

/** Albums a user has pinned and everybody may see at least by a link. */
export function pinnedAlbums(userId: number): KeysetSource {
  const where = sql`user_id = ${userId} and album_id is not null
    and exists (select from albums a where a.id = album_id and is_open(a.visibility))`;
  return { from: 'library_pins', id: 'album_id', where, order };
}

/** Artists a user has pinned and everybody may see. */
export function pinnedArtists(userId: number): KeysetSource {
  const where = sql`user_id = ${userId} and artist_id is not null
    and exists (select from artists a where a.id = artist_id and not a.disabled)`;
  return { from: 'library_pins', id: 'artist_id', where, order };
}

/** Playlists a user has pinned and may see. */
export function pinnedPlaylists(userId: number): KeysetSource {
  const where = sql`user_id = ${userId} and playlist_id is not null
    and exists (select from playlists p where p.id = playlist_id and p.deleted_at is null and ${isSeenBy(userId)})`;
  return { from: 'library_pins', id: 'playlist_id', where, order };
}

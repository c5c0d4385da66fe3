import { type RawBuilder, sql } from 'kysely';
import { containing, foundByWords } from '../../catalogue/search-index/fragments.ts';
import type { KeysetOrder, KeysetSource } from '../../core/keyset.ts';
import { gap } from './gap.ts';

/** The names of the artists of a track `t` in one text, as files of playlists write them. */
export const artistsInWords = sql`coalesce((select string_agg(one ->> 'name', ', ')
  from jsonb_array_elements(t.artists::jsonb) one), '')`;

export const placeOrder = {
  custom: { column: 'position', kind: 'number', direction: 'asc' },
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  length: { column: 'length_sort', kind: 'number', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

/** Tracks of a playlist that everybody may see at least by a link; `query` as in the contract. */
export function tracksOfPlaylist(playlistId: number, order: KeysetOrder, query?: string): KeysetSource {
  const own = sql`shown and removed_at is null and playlist_id = ${playlistId}`;
  const list = { from: 'playlist_tracks', id: 'track_id', order };
  if (!query) return { ...list, where: own };
  const named = sql`name_key like ${containing(query)}`;
  const found = foundByWords('track', query);
  const where = found === null ? named : sql`(${named} or track_id in (${found}))`;
  return { ...list, where: sql`${own} and ${where}` };
}

export const playlistOrder = {
  recent: { column: 'revision', kind: 'number', direction: 'desc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
} as const satisfies Record<string, KeysetOrder>;

export function publicPlaylists(order: KeysetOrder): KeysetSource {
  return {
    from: 'playlists',
    id: 'id',
    where: sql`visibility = 'public' and deleted_at is null`,
    order,
  };
}

/** Those of a user that everybody may see in lists. */
export function publicPlaylistsOf(userId: number, order: KeysetOrder): KeysetSource {
  const where = sql`visibility = 'public' and deleted_at is null and owner_id = ${userId}`;
  return { from: 'playlists', id: 'id', where, order };
}

/** Whether a user makes a playlist `p`, alone or with others. */
const isMadeBy = (userId: number) => sql`(p.owner_id = ${userId} or exists (
  select from playlist_members m where m.playlist_id = p.id and m.user_id = ${userId}))`;

/** Whether a user may see a playlist `p` that is not deleted. */
export const isSeenBy = (userId: number) => sql`(p.visibility <> 'private' or ${isMadeBy(userId)})`;

/** Whether a playlist `p` is in the library of a user: theirs, one they make together with its owner, or one they like and may see. */
export const isInLibraryOf = (userId: number) => sql`(${isMadeBy(userId)}
  or p.visibility <> 'private' and exists (
    select from playlist_likes l where l.playlist_id = p.id and l.user_id = ${userId}))`;

/** Where somebody has put a playlist among theirs, as a number: what was never put anywhere stands in front, the newest first. */
const placeIn = (userId: number, playlistId: RawBuilder<unknown>) => sql<number>`coalesce((
  select c.position from placed_playlists c where c.user_id = ${userId} and c.playlist_id = ${playlistId}),
  -${playlistId} * ${sql.lit(gap)}::bigint)`;

/** Orders of somebody's library. `added` is what came into it last: by being made, by joining its people, or by a like. */
export const libraryOrder = (userId: number) =>
  ({
    ...playlistOrder,
    added: {
      column: 'added',
      by: sql`(extract(epoch from coalesce(
        (select m.joined_at from playlist_members m where m.playlist_id = playlists.id and m.user_id = ${userId}),
        (select l.created_at from playlist_likes l
          where l.playlist_id = playlists.id and l.user_id = ${userId} and owner_id <> ${userId}),
        created_at)) * 1000000)::bigint`,
      kind: 'number',
      direction: 'desc',
    },
    custom: { column: 'place', by: placeIn(userId, sql`playlists.id`), kind: 'number', direction: 'asc' },
  }) as const satisfies Record<string, KeysetOrder>;

/** Ids of the playlists of a user, and of those they make together with others; `liked` also of those they like. */
const idsIn = (
  userId: number,
  liked: boolean,
) => sql`select p.id from playlists p where p.owner_id = ${userId}
  union all select playlist_id from playlist_members where user_id = ${userId}
  ${liked ? sql`union all select playlist_id from playlist_likes where user_id = ${userId}` : sql``}`;

/** Where which playlist of somebody's library stands, in rows of `id` and `position`. */
export const placesOf = (userId: number) => sql`select p.id, ${placeIn(userId, sql`p.id`)} as position
  from playlists p where p.id in (${idsIn(userId, true)}) and p.deleted_at is null and ${isInLibraryOf(userId)}`;

interface OwnPlaylistsFilter {
  query?: string | undefined;
  smart?: boolean | undefined;
  folder_id?: number | undefined;
  filed?: boolean | undefined;
  liked?: boolean | undefined;
}

/** All of a user, and those they make together with others, `liked` also those they like; they are few, so that a part of a name is looked for in each. */
export function ownPlaylists(
  userId: number,
  order: KeysetOrder,
  { query, smart, folder_id, filed, liked }: OwnPlaylistsFilter = {},
): KeysetSource {
  const ids = idsIn(userId, liked === true);
  const own = liked
    ? sql`deleted_at is null and id in (${ids})
        and (visibility <> 'private' or owner_id = ${userId} or exists (
          select from playlist_members m where m.playlist_id = playlists.id and m.user_id = ${userId}))`
    : sql`deleted_at is null and id in (${ids})`;
  const inFolder = (which: RawBuilder<unknown>) =>
    sql`exists (select from filed_playlists c where c.playlist_id = playlists.id and c.user_id = ${userId} ${which})`;
  const here = folder_id === undefined ? sql`` : sql`and ${inFolder(sql`and c.folder_id = ${folder_id}`)}`;
  const somewhere = filed === undefined ? sql`` : sql`and ${inFolder(sql``)} = ${filed}`;
  const named = query ? sql`and name_key like ${containing(query)}` : sql``;
  const filled = smart === undefined ? sql`` : sql`and (rules is not null) = ${smart}`;
  const where = sql`${own} ${named} ${filled} ${here} ${somewhere}`;
  return { from: 'playlists', id: 'id', where, order };
}

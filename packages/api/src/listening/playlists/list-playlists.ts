import type { z } from 'zod';
import { trackPageOf } from '../../catalogue/tracks/list-tracks.ts';
import { can, userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { type KeysetSource, keysetRows } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import { placeList } from './entries/place-list.ts';
import {
  libraryOrder,
  ownPlaylists,
  playlistOrder,
  publicPlaylists,
  publicPlaylistsOf,
} from './fragments.ts';
import { canUsePlaylist } from './policy.ts';
import { playlistRow, rolesOf } from './queries.ts';
import { playlistSummaryView } from './view.ts';

/** A page of the public playlists. */
export async function listPlaylists(
  ctx: Context,
  { orderBy, ...input }: z.output<typeof contract.listPlaylists>,
) {
  return playlistsOf(ctx, 'playlists', publicPlaylists(playlistOrder[orderBy]), input);
}

/** A page of the public playlists of a user; nothing for a user there is none of. */
export async function listUserPlaylists(
  ctx: Context,
  { id, orderBy, ...input }: z.output<typeof contract.listUserPlaylists>,
) {
  return playlistsOf(ctx, `user-playlists:${id}`, publicPlaylistsOf(id, playlistOrder[orderBy]), input);
}

/** A page of one's own playlists, and with `liked` of those of others one likes. */
export async function listOwnPlaylists(
  ctx: Context,
  { orderBy, query, smart, folder_id, filed, liked, ...input }: z.output<typeof contract.listOwnPlaylists>,
) {
  const { id } = userOf(ctx.actor);
  const source = ownPlaylists(id, libraryOrder(id)[orderBy], {
    query,
    smart,
    folder_id,
    filed,
    liked: liked && can(ctx.actor, 'playlists.view'),
  });
  const list = ['own-playlists', id, smart, folder_id, filed, liked, query]
    .map((part) => part ?? '')
    .join(':');
  return ownPlaylistsOf(ctx, { name: list, source }, input);
}

/** A page of playlists of somebody's library, each with whether they may put tracks in. @throws AppError as `playlistsOf` */
export async function ownPlaylistsOf(
  ctx: Context,
  { name, source }: { name: string; source: KeysetSource },
  page: { per_page: number; cursor?: string | null | undefined },
) {
  const { id } = userOf(ctx.actor);
  const { pagination } = await playlistsOf(ctx, name, source, page);
  const roles = await rolesOf(
    ctx.db,
    id,
    pagination.data.map((one) => one.id),
  );
  const mayAdd = ({ id: playlistId, owner, visibility, smart }: contract.PlaylistSummary) => {
    const owned = { owner_id: owner.id, visibility, role: roles.get(playlistId) ?? null };
    return !smart && canUsePlaylist(ctx.actor, owned, 'add');
  };
  const data = pagination.data.map((playlist) => ({ ...playlist, may_add: mayAdd(playlist) }));
  return { pagination: { ...pagination, data } };
}

/** A page of the tracks of a playlist. @throws AppError `not_found` when it may not be seen */
export async function listPlaces(
  ctx: Context,
  { per_page, cursor, ...wish }: z.output<typeof contract.listPlaces>,
) {
  return trackPageOf(ctx, await placeList(ctx, wish), { per_page, cursor });
}

/** A page of a list of playlists; `list` names it with its filters. @throws AppError `invalid` on `cursor` */
export async function playlistsOf(
  ctx: Context,
  list: string,
  source: KeysetSource,
  input: { per_page: number; cursor?: string | null | undefined },
) {
  const { per_page, cursor = null } = input;
  const page = await keysetRows(ctx.db, list, source, { per_page, cursor }, playlistRow);
  return {
    pagination: { data: page.rows.map(playlistSummaryView), per_page, next_cursor: page.nextCursor },
  };
}

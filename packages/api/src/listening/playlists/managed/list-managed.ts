import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { keysetTotal } from '../../../core/keyset.ts';
import type * as contract from '../contract.ts';
import { playlistsOf } from '../list-playlists.ts';
import { managedPlaylistOrder, managedPlaylists } from './fragments.ts';

/** A page of the playlists of everybody that are not private, by filters. */
export async function listManagedPlaylists(
  ctx: Context,
  { orderBy, per_page, cursor, ...filter }: z.output<typeof contract.listManagedPlaylists>,
) {
  const source = managedPlaylists(managedPlaylistOrder[orderBy], filter);
  const name = `managed-playlists ${JSON.stringify(filter)}`;
  const { pagination } = await playlistsOf(ctx, name, source, { per_page, cursor });
  return { pagination: { ...pagination, total: await keysetTotal(ctx.db, source) } };
}

import type { Database, Transaction } from '@kantele/db';
import { worksOnAlbum } from '../artists/membership.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { lockTracks } from './managed-queries.ts';
import { canEditTrack } from './policy.ts';

/**
 * All of these tracks, locked for a change of all or none.
 * @param options.deleted those in the trash instead of those that are not, or either
 * @throws AppError `not_found` when one of them is not there or may not be changed
 */
export async function lockEditedTracks(
  ctx: Context,
  trx: Transaction<Database>,
  ids: readonly number[],
  options: { deleted?: boolean | 'either' } = {},
): Promise<number[]> {
  const wanted = new Set(ids);
  const rows = await lockTracks(trx, [...wanted], options.deleted ?? false);
  if (rows.length < wanted.size) throw notFound();
  for (const albumId of new Set(rows.map(({ album_id }) => album_id))) {
    const mayEdit = canEditTrack(ctx.actor, false) || (await worksOnAlbum(trx, ctx.actor, albumId));
    if (!mayEdit) throw notFound();
  }
  return rows.map(({ id }) => id);
}

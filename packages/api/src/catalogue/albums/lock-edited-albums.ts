import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { neededFor, worksOnAlbum } from '../artists/membership.ts';
import { canEditAlbum } from '../visibility/policy.ts';
import { lockAlbums } from './managed-queries.ts';

/**
 * All of these albums, locked for a change of all or none.
 * @param options.deleted those in the trash instead of those that are not, or either
 * @throws AppError `not_found` when one of them is not there or may not be changed
 */
export async function lockEditedAlbums(
  ctx: Context,
  trx: Transaction<Database>,
  ids: readonly number[],
  options: { deleted?: boolean | 'either' } = {},
) {
  const wanted = new Set(ids);
  const rows = await lockAlbums(trx, [...wanted], options.deleted ?? false);
  if (rows.length < wanted.size) throw notFound();
  for (const { id, visibility } of rows) {
    const mayEdit =
      canEditAlbum(ctx.actor, false) || (await worksOnAlbum(trx, ctx.actor, id, neededFor(visibility)));
    if (!mayEdit) throw notFound();
  }
  return rows;
}

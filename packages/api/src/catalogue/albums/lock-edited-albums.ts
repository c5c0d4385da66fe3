import type { Database, Transaction, Visibility } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { neededFor, worksOnAlbum } from '../artists/membership.ts';
import { canEditAlbum } from '../visibility/policy.ts';
import { lockAlbums } from './managed-queries.ts';

/**
 * All of these albums, locked for a change of all or none.
 * @param options.deleted those in the trash instead of those that are not, or either
 * @param options.to how visible they are to be
 * @throws AppError `not_found` when one of them is not there or may not be changed; `forbidden` when the role of the
 * actor in a workspace does not go as far as `to`
 */
export async function lockEditedAlbums(
  ctx: Context,
  trx: Transaction<Database>,
  ids: readonly number[],
  { deleted = false, to }: { deleted?: boolean | 'either'; to?: Visibility | undefined } = {},
) {
  const wanted = new Set(ids);
  const rows = await lockAlbums(trx, [...wanted], deleted);
  if (rows.length < wanted.size) throw notFound();
  if (canEditAlbum(ctx.actor, false)) return rows;
  const worksOn = (id: number, as: Visibility) => worksOnAlbum(trx, ctx.actor, id, neededFor(as));
  for (const { id, visibility } of rows) if (!(await worksOn(id, visibility))) throw notFound();
  for (const { id } of rows) {
    if (to && !(await worksOn(id, to)))
      throw new AppError('forbidden', 'Your role in this workspace does not publish.');
  }
  return rows;
}

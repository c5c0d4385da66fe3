import type { Database, Transaction, Visibility } from '@kantele/db';
import { can } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { neededFor, worksOnAlbum } from '../artists/membership.ts';

/** Who may only change drafts neither publishes one nor takes a release back. @throws AppError `forbidden` */
export async function assertMayTurn(
  ctx: Context,
  trx: Transaction<Database>,
  id: number,
  visibilities: readonly (Visibility | undefined)[],
): Promise<void> {
  if (can(ctx.actor, 'albums.manage')) return;
  for (const visibility of visibilities) {
    if (visibility && !(await worksOnAlbum(trx, ctx.actor, id, neededFor(visibility)))) {
      throw new AppError('forbidden', 'Your role in this workspace does not publish.');
    }
  }
}

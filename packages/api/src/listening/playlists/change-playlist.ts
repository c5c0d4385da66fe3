import type { Database, Transaction } from '@kantele/db';
import type { Updateable } from 'kysely';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import { canEditPlaylist, canSeePlaylist } from './policy.ts';
import * as queries from './queries.ts';

interface Change<Result> {
  result: Result;
  /** Columns to write; null when nothing has changed. */
  columns: Updateable<Database['playlists']> | null;
}

/**
 * Does something to a playlist while nobody else does, and tells the open browsers of its owner. `byHand`: it changes
 * places.
 * @throws AppError `not_found` for what is not there or may not be seen; `forbidden` for what may only be seen; `invalid` for
 *   places that a rule fills
 */
export async function changePlaylist<Result>(
  ctx: Context,
  { id, deleted = false, byHand = false }: { id: number; deleted?: boolean; byHand?: boolean },
  work: (trx: Transaction<Database>) => Promise<Change<Result>>,
): Promise<Result> {
  return ctx.db.transaction().execute(async (trx) => {
    const row = await queries.lockPlaylist(trx, id, deleted);
    if (!row || !canSeePlaylist(ctx.actor, row)) throw notFound();
    if (!canEditPlaylist(ctx.actor, row)) throw new AppError('forbidden');
    if (byHand && row.smart) throw invalid('id', 'A rule fills this playlist.');
    const { result, columns } = await work(trx);
    if (columns) {
      await queries.updatePlaylist(trx, id, columns);
      await publishEvent(trx, [row.owner_id], { type: 'playlists', id });
    }
    return result;
  });
}

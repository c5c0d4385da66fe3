import type { Database, Transaction } from '@kantele/db';
import type { Updateable } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import { canUsePlaylist, type Owned, type PlaylistRight } from './policy.ts';
import * as queries from './queries.ts';

interface Change<Result> {
  result: Result;
  /** Columns to write; null when nothing has changed. */
  columns: Updateable<Database['playlists']> | null;
}

type Named = Owned & { name: string; slug: string; image_hash: string | null };

interface Wanted {
  id: number;
  /** What who asks must be allowed to do with it. */
  right: PlaylistRight;
  deleted?: boolean;
  byHand?: boolean;
}

/**
 * Does something to a playlist while nobody else does, and tells the open browsers of its people. `byHand`: it changes
 * places.
 * @throws AppError `not_found` for what is not there or may not be seen; `forbidden` for what may only be seen; `invalid` for
 *   places that a rule fills
 */
export async function changePlaylist<Result>(
  ctx: Context,
  wanted: Wanted,
  work: (trx: Transaction<Database>, row: Named) => Promise<Change<Result>>,
): Promise<Result> {
  return ctx.db.transaction().execute((trx) => changePlaylistIn(trx, ctx, wanted, (row) => work(trx, row)));
}

/** The same as a part of a larger change. */
export async function changePlaylistIn<Result>(
  trx: Transaction<Database>,
  ctx: Context,
  { id, right, deleted = false, byHand = false }: Wanted,
  work: (row: Named) => Promise<Change<Result>>,
): Promise<Result> {
  const row = await queries.lockPlaylist(trx, id, { ...ctx, deleted });
  assertCanUse(ctx.actor, row, right);
  if (byHand && row.smart) throw invalid('id', 'A rule fills this playlist.');
  const { result, columns } = await work(row);
  if (columns) {
    await queries.updatePlaylist(trx, id, columns);
    await publishEvent(trx, await queries.peopleOf(trx, id), { type: 'playlists', id });
  }
  return result;
}

/** @throws AppError `not_found` for what is not there or may not be seen, `forbidden` for what may only be seen */
export function assertCanUse<Row extends Owned>(
  actor: Actor,
  row: Row | undefined,
  right: PlaylistRight,
): asserts row is Row {
  if (!row || !canUsePlaylist(actor, row, 'see')) throw notFound();
  if (!canUsePlaylist(actor, row, right)) throw new AppError('forbidden');
}

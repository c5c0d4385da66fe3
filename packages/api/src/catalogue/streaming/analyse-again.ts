import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type * as contract from './contract.ts';
import * as overview from './overview-queries.ts';
import { lockOriginal } from './queries.ts';
import { requeueOriginals } from './requeue-originals.ts';

/** Puts files in trouble back in the line: one, those of one kind of trouble, or all. */
export async function analyseAgain(
  ctx: Context,
  { track_id, state }: z.output<typeof contract.analyseAgain>,
): Promise<{ count: number }> {
  return ctx.db.transaction().execute(async (trx) => {
    if (track_id !== undefined && (await lockOriginal(trx, track_id)) === null) throw notFound();
    const ids = track_id === undefined ? await overview.troubledIds(trx, state) : [track_id];
    if (ids.length > 0) await requeueOriginals(ctx, trx, ids);
    return { count: ids.length };
  });
}

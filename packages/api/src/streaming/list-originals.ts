import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { inOrder, keysetIds } from '../core/keyset.ts';
import type * as contract from './contract.ts';
import { queueAnalysis } from './jobs.ts';
import * as overview from './overview-queries.ts';
import { analyseAgain as putBack } from './put-originals.ts';
import { lockOriginal } from './queries.ts';

/** Files of tracks: those that wait, those in trouble, or those of one kind. */
export async function listOriginals(
  ctx: Context,
  { state, codec, made, ...page }: z.output<typeof contract.listOriginals>,
) {
  const source = overview.filteredOriginals({ state, codec, made });
  const list = `originals:${state ?? ''}:${codec ?? ''}:${made ?? ''}`;
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, page);
  const data = inOrder(ids, await overview.originalsByIds(ctx.db, ids)).map(originalView);
  return { pagination: { data, per_page: page.perPage, next_cursor: nextCursor } };
}

function originalView(row: overview.OriginalRow): z.output<typeof contract.original> {
  const { storage_key, name, slug, status, ...file } = row;
  const place = /^library:(\d+)\/(.+)$/s.exec(storage_key);
  return {
    ...file,
    path: place?.[2] ?? null,
    library_id: place ? Number(place[1]) : null,
    track: { id: row.id, name, slug },
    plays: status === 'ready' || status === 'processing',
  };
}

/** Puts files in trouble back in the line: one, those of one kind of trouble, or all. */
export async function analyseAgain(
  ctx: Context,
  { track_id, state }: z.output<typeof contract.analyseAgain>,
): Promise<{ count: number }> {
  return ctx.db.transaction().execute(async (trx) => {
    if (track_id !== undefined && (await lockOriginal(trx, track_id)) === null) throw notFound();
    const ids = track_id === undefined ? await overview.troubledIds(trx, state) : [track_id];
    await putBack(trx, ids);
    if (ids.length > 0) await queueAnalysis(ctx, trx);
    return { count: ids.length };
  });
}

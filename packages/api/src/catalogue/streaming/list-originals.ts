import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { inOrder, keysetIds, keysetTotal } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import * as overview from './overview-queries.ts';

/** Files of tracks: those that wait, those in trouble, or those of one kind. */
export async function listOriginals(
  ctx: Context,
  { state, codec, made, ...page }: z.output<typeof contract.listOriginals>,
) {
  const source = overview.filteredOriginals({ state, codec, made });
  const list = `originals:${state ?? ''}:${codec ?? ''}:${made ?? ''}`;
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, page);
  const data = inOrder(ids, await overview.originalsByIds(ctx.db, ids)).map(originalView);
  return {
    pagination: {
      data,
      per_page: page.per_page,
      next_cursor: nextCursor,
      total: await keysetTotal(ctx.db, source),
    },
  };
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

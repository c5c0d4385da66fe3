import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { inOrder, keysetIds, keysetTotal } from '../../../core/keyset.ts';
import type * as contract from '../contract.ts';
import { adviceOf } from '../failures.ts';
import * as libraries from '../library-queries.ts';

/** Files of a library in one state. */
export async function listFiles(
  ctx: Context,
  { id, state, kind, ...page }: z.output<typeof contract.listFiles>,
) {
  if (!(await libraries.libraryById(ctx.db, id))) throw notFound();
  const source = libraries.filesInState(id, state, kind);
  const list = `library-files:${id}:${state}:${kind ?? ''}`;
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, page);
  const rows = inOrder(ids, await libraries.filesByIds(ctx.db, ids));
  const data = rows.map((row) => ({
    id: row.id,
    path: row.path,
    size: row.size,
    state: row.spare && row.state === 'ok' ? ('duplicate' as const) : row.state,
    kind: row.failure_kind,
    reason: row.error === null ? null : ctx.translate(row.error),
    advice: row.state === 'failed' ? ctx.translate(adviceOf(row.failure_kind ?? undefined)) : null,
    track:
      row.track_id !== null && row.track_name !== null ? { id: row.track_id, name: row.track_name } : null,
  }));
  return {
    pagination: {
      data,
      per_page: page.per_page,
      next_cursor: nextCursor,
      total: await keysetTotal(ctx.db, source),
    },
  };
}

import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetRows } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';

/** By name, or in another order. */
export async function listTags(
  ctx: Context,
  { orderBy, query, ...page }: z.output<typeof contract.listTags>,
) {
  const source = queries.listedTags(queries.tagOrder[orderBy], query);
  const list = query ? `tags ${JSON.stringify(query)}` : 'tags';
  const { rows, nextCursor } = await keysetRows(ctx.db, list, source, page, queries.tagRow);
  return { pagination: { data: rows, per_page: page.per_page, next_cursor: nextCursor } };
}

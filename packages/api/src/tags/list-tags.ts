import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { keysetRows } from '../core/keyset.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';

/** By name. */
export async function listTags(ctx: Context, page: z.output<typeof contract.listTags>) {
  const source = queries.listedTags();
  const { rows, nextCursor } = await keysetRows(ctx.db, 'tags', source, page, queries.tagRow);
  return { pagination: { data: rows, per_page: page.per_page, next_cursor: nextCursor } };
}

import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { keysetIds } from '../core/keyset.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';

/** By name. */
export async function listTags(ctx: Context, page: z.output<typeof contract.listTags>) {
  const { ids, nextCursor } = await keysetIds(ctx.db, 'tags', queries.listedTags(), page);
  const data = await queries.tagsByIds(ctx.db, ids);
  return { pagination: { data, per_page: page.per_page, next_cursor: nextCursor } };
}

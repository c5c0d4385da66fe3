import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetIds } from '../../core/keyset.ts';
import type { listImports as listInput } from './contract.ts';
import * as queries from './queries.ts';
import { importView } from './view.ts';

/** Runs, newest first. */
export async function listImports(ctx: Context, page: z.output<typeof listInput>) {
  const { ids, nextCursor } = await keysetIds(ctx.db, 'imports', queries.allImports(), page);
  const data = (await queries.importsByIds(ctx.db, ids)).map((row) => importView(ctx, row));
  return { pagination: { data, per_page: page.per_page, next_cursor: nextCursor } };
}

import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetRows, keysetTotal } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import { filteredPages, pageOrder, pageRow } from './queries.ts';
import { listedView } from './view.ts';

/** Pages by part of their title or address, drafts too. */
export async function listPages(ctx: Context, input: z.output<typeof contract.listPages>) {
  const { orderBy, query, per_page, cursor } = input;
  const source = filteredPages(pageOrder[orderBy], { query });
  const page = { per_page, cursor: cursor ?? null };
  const { rows, nextCursor } = await keysetRows(ctx.db, `pages ${query ?? ''}`, source, page, pageRow);
  return {
    pagination: {
      data: rows.map(listedView),
      per_page,
      next_cursor: nextCursor,
      total: await keysetTotal(ctx.db, source),
    },
  };
}

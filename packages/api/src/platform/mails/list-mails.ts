import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetIds, keysetTotal } from '../../core/keyset.ts';
import { getSite } from '../site-state/site.ts';
import type { listMails as inputSchema } from './contract.ts';
import { filteredMails, mailsByNumbers } from './queries.ts';
import { mailView } from './view.ts';

/** The log of mails, newest first. */
export async function listMails(ctx: Context, input: z.output<typeof inputSchema>) {
  const { per_page, cursor, state, query } = input;
  const filter = { state, query };
  const source = filteredMails(filter);
  const page = { per_page, cursor: cursor ?? null };
  const { ids, nextCursor } = await keysetIds(ctx.db, `mails ${JSON.stringify(filter)}`, source, page);
  const [site, rows] = await Promise.all([getSite(ctx.db), mailsByNumbers(ctx.db, ids)]);
  const data = rows.map((row) => mailView(site, row, ctx.services.now()));
  return {
    pagination: { data, per_page, next_cursor: nextCursor, total: await keysetTotal(ctx.db, source) },
  };
}

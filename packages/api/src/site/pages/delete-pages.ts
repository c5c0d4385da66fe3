import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { forgetSite } from '../../platform/site-state/site.ts';
import { deletePageRows } from './queries.ts';

/** Removes pages for good, all of them or none. @throws AppError `not_found` */
export async function deletePages(ctx: Context, { ids }: { ids: number[] }) {
  const wanted = [...new Set(ids)];
  await ctx.db.transaction().execute(async (trx) => {
    const gone = await deletePageRows(trx, wanted);
    if (gone.length < wanted.length) throw notFound();
    for (const { id, title } of gone) {
      await recordEvent(trx, ctx, { action: 'pages.delete', object: { type: 'page', id }, data: { title } });
    }
  });
  // Menus name pages by their addresses.
  forgetSite(ctx.db);
  return { changed: wanted.length };
}

import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type * as contract from './contract.ts';
import { getEditedPage } from './get-edited-page.ts';
import { assertReaders, pageColumns, pageSlug, refuseTaken, titleColumns } from './page-values.ts';
import { insertPage, replacePageRoles } from './queries.ts';

/**
 * Makes a page, a draft unless it is said otherwise.
 * @throws AppError `invalid` on the field that is wrong, e.g. `slug` when another page has the address
 */
export async function createPage(
  ctx: Context,
  { role_ids = [], title, slug, ...rest }: z.output<typeof contract.createPage>,
) {
  assertReaders(rest.audience ?? 'everybody', role_ids);
  const values = {
    ...pageColumns(rest, ctx.services.baseUrl),
    ...titleColumns(title),
    slug: pageSlug(slug || title),
    author_id: ctx.actor.kind === 'user' ? ctx.actor.id : null,
  };
  const id = await ctx.db
    .transaction()
    .execute(async (trx) => {
      const row = await insertPage(trx, values);
      await replacePageRoles(trx, row.id, role_ids);
      await recordEvent(trx, ctx, {
        action: 'pages.create',
        object: { type: 'page', id: row.id },
        data: { title },
      });
      return row.id;
    })
    .catch(refuseTaken);
  return getEditedPage(ctx, { id });
}

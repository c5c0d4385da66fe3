import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { forgetSite } from '../../platform/site-state/site.ts';
import type * as contract from './contract.ts';
import { getEditedPage } from './get-edited-page.ts';
import { assertReaders, pageColumns, pageSlug, refuseTaken } from './page-values.ts';
import { lockPage, replacePageRoles, rolesOfPage, updatePageRow } from './queries.ts';

/**
 * Saves what was changed of a page.
 * @throws AppError `not_found`; `conflict` when it was saved meanwhile; `invalid` on the field that is wrong
 */
export async function updatePage(
  ctx: Context,
  { id, rev, role_ids, slug, ...input }: z.output<typeof contract.updatePage>,
) {
  const columns = pageColumns(input, ctx.services.baseUrl);
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const row = await lockPage(trx, id);
      if (!row) throw notFound();
      if (row.rev !== rev) throw new AppError('conflict');
      const title = input.title ?? row.title;
      assertReaders(input.audience ?? row.audience, role_ids ?? (await rolesOfPage(trx, id)));
      await updatePageRow(trx, id, {
        ...columns,
        ...(slug === undefined ? {} : { slug: pageSlug(slug || title) }),
      });
      if (role_ids) await replacePageRoles(trx, id, role_ids);
      const fields = Object.entries({ ...input, slug, role_ids }).flatMap(([name, value]) =>
        value === undefined ? [] : name,
      );
      await recordEvent(trx, ctx, {
        action: 'pages.update',
        object: { type: 'page', id },
        data: { title, fields },
      });
    })
    .catch(refuseTaken);
  // Menus name pages by their addresses.
  forgetSite(ctx.db);
  return getEditedPage(ctx, { id });
}

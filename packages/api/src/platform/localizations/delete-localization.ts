import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { recordEvent } from '../audit/record-event.ts';
import { forgetSite } from '../site-state/site.ts';
import { defaultLanguage, isDefault } from './get-localization.ts';
import * as queries from './queries.ts';

/** @throws AppError `conflict` for the default language */
export async function deleteLocalization(ctx: Context, { id }: { id: number }) {
  const byDefault = await defaultLanguage(ctx);
  await ctx.db.transaction().execute(async (trx) => {
    const row = await queries.lockLocalization(trx, id);
    if (!row) throw notFound();
    if (row.language === byDefault) throw isDefault();
    await queries.deleteLocalizationRow(trx, id);
    await recordEvent(trx, ctx, {
      action: 'localizations.delete',
      object: { type: 'localization', id },
      data: { language: row.language },
    });
  });
  forgetSite(ctx.db);
  return { done: true as const };
}

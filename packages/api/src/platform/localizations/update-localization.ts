import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { recordEvent } from '../audit/record-event.ts';
import type * as contract from './contract.ts';
import { defaultLanguage, getLocalization, isDefault } from './get-localization.ts';
import * as queries from './queries.ts';

/** Renames a language, or switches it on or off. @throws AppError `conflict` for switching the default off */
export async function updateLocalization(
  ctx: Context,
  { id, ...values }: z.output<typeof contract.updateLocalization>,
) {
  const byDefault = await defaultLanguage(ctx);
  await ctx.db.transaction().execute(async (trx) => {
    const row = await queries.lockLocalization(trx, id);
    if (!row) throw notFound();
    if (values.enabled === false && row.language === byDefault) throw isDefault();
    await queries.updateLocalizationRow(trx, id, values);
    await recordEvent(trx, ctx, {
      action: 'localizations.update',
      object: { type: 'localization', id },
      data: { language: row.language, fields: Object.keys(values) },
    });
  });
  return getLocalization(ctx, id);
}

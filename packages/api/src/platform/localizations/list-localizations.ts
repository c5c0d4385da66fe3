import type { Context } from '../../core/context.ts';
import { defaultLanguage } from './get-localization.ts';
import * as queries from './queries.ts';
import { localizationView } from './view.ts';

/** All languages of the site, also those that are switched off. */
export async function listLocalizations(ctx: Context) {
  const [rows, byDefault] = await Promise.all([queries.allLocalizations(ctx.db), defaultLanguage(ctx)]);
  return { localizations: rows.map((row) => localizationView(row, byDefault)) };
}

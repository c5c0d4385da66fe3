import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { forgetSite, getSite } from '../site-state/site.ts';
import * as queries from './queries.ts';
import { localizationView } from './view.ts';

/** @throws AppError `not_found` */
export async function existingLocalization(ctx: Context, id: number) {
  const row = await queries.localizationById(ctx.db, id);
  if (!row) throw notFound();
  return row;
}
/** The language the site falls back to. */
export async function defaultLanguage(ctx: Context): Promise<string> {
  const { settings } = await getSite(ctx.db);
  const byDefault = settings['i18n.default_localization'];
  return byDefault === 'auto' ? 'en' : byDefault;
}
/** A language after a change of it, which every page shows at once. */
export async function getLocalization(ctx: Context, id: number) {
  forgetSite(ctx.db);
  return { localization: localizationView(await existingLocalization(ctx, id), await defaultLanguage(ctx)) };
}
/** The refusal of what the default language cannot do without. */
export function isDefault() {
  return new AppError('conflict', 'This is the default language. Choose another one first.');
}

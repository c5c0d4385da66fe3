import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import { AppError, invalid, notFound } from '../core/errors.ts';
import { decodeCursor, encodeCursor } from '../core/page.ts';
import { isDuplicate } from '../core/transaction.ts';
import { forgetSite, getSite } from '../settings/site.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';
import { byText, linesOf, localizationView } from './view.ts';

/** All languages of the site, also those that are switched off. */
export async function listLocalizations(ctx: Context) {
  const [rows, byDefault] = await Promise.all([queries.allLocalizations(ctx.db), defaultLanguage(ctx)]);
  return { localizations: rows.map((row) => localizationView(row, byDefault)) };
}

/** Texts and their translations, in the order of the English ones. */
export async function listLines(ctx: Context, input: z.output<typeof contract.listLines>) {
  const { id, query, filter, perPage, cursor } = input;
  const row = await existing(ctx, id);
  const [after] = cursor ? decodeCursor('localizations.lines', cursor, ['string']) : [];
  const wanted = query?.trim().toLocaleLowerCase();
  const all = linesOf(row).filter((line) => {
    if (filter === 'missing' && !line.missing) return false;
    if (filter === 'changed' && line.override === null) return false;
    if (filter === 'added' && !line.added) return false;
    if (!wanted) return true;
    const texts = [line.key, line.override ?? '', line.shipped ?? ''];
    return texts.some((text) => text.toLocaleLowerCase().includes(wanted));
  });
  const rest = after === undefined ? all : all.filter(({ key }) => byText(key, String(after)) > 0);
  const data = rest.slice(0, perPage);
  const last = rest.length > perPage ? data.at(-1) : undefined;
  const next_cursor = last ? encodeCursor('localizations.lines', [last.key]) : null;
  return { pagination: { data, per_page: perPage, next_cursor } };
}

/** @throws AppError `invalid` on `language` when the site has it or no one speaks it */
export async function createLocalization(ctx: Context, input: z.output<typeof contract.createLocalization>) {
  const language = canonical(input.language);
  const id = await ctx.db.transaction().execute(async (trx) => {
    const row = await queries.insertLocalization(trx, { ...input, language }).catch((error: unknown) => {
      if (isDuplicate(error)) throw invalid('language', 'This site has this language already.');
      throw error;
    });
    await recordEvent(trx, ctx, {
      action: 'localizations.create',
      object: { type: 'localization', id: row.id },
      data: { language },
    });
    return row.id;
  });
  return one(ctx, id);
}

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
  return one(ctx, id);
}

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

export async function one(ctx: Context, id: number) {
  forgetSite(ctx.db);
  return { localization: localizationView(await existing(ctx, id), await defaultLanguage(ctx)) };
}

export async function existing(ctx: Context, id: number) {
  const row = await queries.localizationById(ctx.db, id);
  if (!row) throw notFound();
  return row;
}

/** The language the site falls back to. */
async function defaultLanguage(ctx: Context): Promise<string> {
  const { settings } = await getSite(ctx.db);
  const byDefault = settings['i18n.default_localization'];
  return byDefault === 'auto' ? 'en' : byDefault;
}

function isDefault() {
  return new AppError('conflict', 'This is the default language. Choose another one first.');
}

/** `pt-br` becomes `pt-BR`. */
function canonical(language: string): string {
  const refuse = () => invalid('language', 'This is not a language code.');
  try {
    const [code] = Intl.getCanonicalLocales(language);
    if (!code || !Intl.PluralRules.supportedLocalesOf(code).length) throw refuse();
    return code;
  } catch {
    throw refuse();
  }
}

import type { Context } from '../../core/context.ts';
import { assertLocale } from '../../platform/site-state/site.ts';
import { updateUserRow } from '../accounts/rows.ts';

/** The visitor's language: of the account when signed in, and in a cookie for later visits. */
export async function setLocale(ctx: Context, { locale }: { locale: string }) {
  await assertLocale(ctx.db, locale, 'locale');
  if (ctx.actor.kind === 'user') await updateUserRow(ctx.db, ctx.actor.id, { language: locale });
  ctx.visitor?.setCookie('be-language', locale, 31_536_000);
  return { done: true as const };
}

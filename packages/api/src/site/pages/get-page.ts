import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { canSee, mayHelpToSignIn } from '../../platform/site-state/policy.ts';
import { pageFor } from './queries.ts';
import { pageView } from './view.ts';

/**
 * A public page, by its id or its slug.
 * @throws AppError `not_found`; `unauthenticated` for a guest where a user may see it
 */
export async function getPage(ctx: Context, key: { id: number } | { slug: string }) {
  const { actor } = ctx;
  const row = await pageFor(ctx.db, key, actor.kind === 'user' ? actor.id : null);
  if (row && canSee(actor, row)) return pageView(row, ctx.services.baseUrl);
  throw row && mayHelpToSignIn(actor, row) ? new AppError('unauthenticated') : notFound();
}

import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { openProvider, providerError } from './open-provider.ts';
import { customerOf } from './queries.ts';

/** The page of the provider for cards, addresses and receipts. @throws AppError `not_found` for who never bought */
export async function openPortal(ctx: Context): Promise<{ url: string }> {
  const customer = await customerOf(ctx.db, userOf(ctx.actor).id);
  if (!customer) throw notFound();
  const provider = await openProvider(ctx);
  const url = await provider
    .createPortal({
      customer: customer.provider_id,
      returnUrl: `${ctx.services.baseUrl}/billing`,
      locale: ctx.language,
    })
    .catch(providerError);
  return { url };
}

import type { Database, Transaction } from '@kantele/db';
import type { Context } from './context.ts';
import type { EventName, Events } from './events.ts';

/** Tells all domains that react, one after the other, in the order of `domains.ts`, inside `trx`. */
export async function publishEvent<Name extends EventName>(
  ctx: Context,
  trx: Transaction<Database>,
  name: Name,
  event: Events[Name],
): Promise<void> {
  for (const reactions of ctx.services.reactions) await reactions[name]?.(ctx, trx, event);
}

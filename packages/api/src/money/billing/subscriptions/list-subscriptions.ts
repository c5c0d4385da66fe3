import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/page.ts';
import type * as contract from '../contract.ts';
import { managedSubscriptionView } from '../view.ts';
import { subscriptionPage } from './subscription-queries.ts';

/** Who has which plan, newest first. */
export async function listSubscriptions(
  { db }: Context,
  { per_page, cursor, status }: z.output<typeof contract.listSubscriptions>,
): Promise<z.output<typeof contract.subscriptionPage>> {
  const name = `subscriptions ${status ?? ''}`;
  const before = cursor ? Number(decodeCursor(name, cursor, ['number'])[0]) : null;
  const rows = await subscriptionPage(db, { before, limit: per_page + 1, status });
  const shown = rows.slice(0, per_page);
  const last = rows.length > per_page ? shown.at(-1) : undefined;
  return {
    pagination: {
      data: shown.map(managedSubscriptionView),
      per_page,
      next_cursor: last ? encodeCursor(name, [last.id]) : null,
    },
  };
}

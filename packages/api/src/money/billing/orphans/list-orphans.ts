import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type * as contract from '../contract.ts';
import { orphanRows } from '../orphan-queries.ts';

/** Subscriptions somebody is charged for at the provider and nobody has here, the newest hundred. */
export async function listOrphans({ db }: Context): Promise<z.output<typeof contract.orphanList>> {
  const rows = await orphanRows(db);
  return {
    orphans: rows.map((row) => ({
      id: row.provider_id,
      email: row.email,
      status: row.status,
      amount: row.amount,
      currency: row.currency,
      found_at: row.found_at.toISOString(),
      account:
        row.user_id === null
          ? null
          : { id: row.user_id, display_name: row.display_name ?? '', email: row.user_email ?? '' },
    })),
  };
}

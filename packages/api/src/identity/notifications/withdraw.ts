import type { Database, Transaction } from '@kantele/db';
import { publishEvent } from '../../platform/live/publish-event.ts';
import type { RegisteredKind } from './kind.ts';
import { deleteMessages } from './withdraw-queries.ts';

/** Takes messages back whose cause is over, in the transaction that ends it. */
export async function withdraw(
  trx: Transaction<Database>,
  { kind, field, value }: { kind: RegisteredKind; field: string; value: string },
): Promise<void> {
  const users = await deleteMessages(trx, { kind: kind.id, field, value });
  await publishEvent(trx, users, { type: 'notifications' });
}

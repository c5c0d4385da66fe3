import type { Database, Transaction } from '@kantele/db';
import { invalid } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { once, type RuleColumns } from './channel-values.ts';
import { leadsTo, replaceItems } from './queries.ts';

/**
 * Replaces what was put on a channel by hand.
 * @throws AppError `invalid` on `item_ids` for a channel that would be shown within itself
 */
export async function setItems(
  trx: Transaction<Database>,
  channel: { id: number; content: RuleColumns['content'] },
  ids: readonly number[],
): Promise<void> {
  if (channel.content === 'channels' && (await leadsTo(trx, ids, channel.id))) {
    throw invalid('item_ids', line('A channel cannot be shown within itself.'));
  }
  await replaceItems(trx, channel, once(ids));
}

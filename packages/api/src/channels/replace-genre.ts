import type { Database, Transaction } from '@kantele/db';
import { moveGenre } from './queries.ts';

/** Has channels name another genre instead of those that go, as their rule and among their items. */
export async function replaceGenreInChannels(
  trx: Transaction<Database>,
  going: readonly number[],
  into: number,
): Promise<void> {
  await moveGenre(trx, going, into);
}

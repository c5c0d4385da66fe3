import type { Database } from '@kantele/db';
import type { Transaction } from 'kysely';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import type { AuditAction } from '../audit/contract.ts';
import { recordEvent } from '../audit/record-event.ts';
import { shippedMessages } from '../site-state/shipped.ts';
import * as queries from './queries.ts';
import type { LocalizationRow } from './view.ts';

/** Lines an admin may add or change, for one language. */
const messagesAtMost = 20_000;
/** Locks a language, lets `choose` decide on changes, and writes them; answers how many lines were given. */
export async function changeMessages(
  ctx: Context,
  id: number,
  action: AuditAction,
  choose: (row: LocalizationRow) => Record<string, string | null>,
): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const row = await queries.lockLocalization(trx, id);
    if (!row) throw notFound();
    const changes = choose(row);
    await write(trx, row, changes);
    const count = Object.keys(changes).length;
    await recordEvent(trx, ctx, {
      action,
      object: { type: 'localization', id },
      data: { language: row.language, lines: count },
    });
    return count;
  });
}
async function write(
  trx: Transaction<Database>,
  row: LocalizationRow,
  changes: Record<string, string | null>,
) {
  const shipped = shippedMessages(row.language);
  const lines = new Map(Object.entries(row.lines));
  for (const [key, text] of Object.entries(changes)) {
    // A line the product ships just so is no change: it goes on following the product.
    if (text === null || text === '' || (Object.hasOwn(shipped, key) && shipped[key] === text))
      lines.delete(key);
    else lines.set(key, text);
  }
  if (lines.size > messagesAtMost) throw new AppError('too_large');
  await queries.updateLocalizationRow(trx, row.id, { lines: Object.fromEntries(lines) });
}

import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import { AppError, type FieldSentences, notFound } from '../core/errors.ts';
import { line } from '../core/translate.ts';
import { lineFault } from './check-line.ts';
import type * as contract from './contract.ts';
import { existing, one } from './localizations.ts';
import * as queries from './queries.ts';
import { shippedLines } from './shipped.ts';
import type { LocalizationRow } from './view.ts';

/** Lines an admin may add or change, for one language. */
const linesAtMost = 20_000;
const skippedAtMost = 500;

/**
 * Changes lines by their English text: all of them or none; null takes an admin's line back.
 * @throws AppError `invalid` with the English text as field
 */
export async function updateLines(ctx: Context, { id, lines }: z.output<typeof contract.updateLines>) {
  await change(ctx, id, 'localizations.update_lines', (row) => {
    const fields: FieldSentences = {};
    for (const [key, text] of Object.entries(lines)) {
      const fault = text === null ? null : lineFault(row.language, key, text);
      if (fault) fields[key] = [fault];
    }
    if (Object.keys(fields).length > 0) throw new AppError('invalid', undefined, { fields });
    return lines;
  });
  return one(ctx, id);
}

/** A language as a file: every line visitors read that is not English anyway. */
export async function exportLocalization(ctx: Context, { id }: { id: number }) {
  const { language, name, lines } = await existing(ctx, id);
  return { language, name, lines: { ...shippedLines(language), ...lines } };
}

/** Takes over the lines of a file that fit; says of the others why not. */
export async function importLocalization(
  ctx: Context,
  { id, lines }: z.output<typeof contract.importLocalization>,
) {
  const skipped: { key: string; reason: string }[] = [];
  const imported = await change(ctx, id, 'localizations.import', (row) => {
    const good: Record<string, string> = {};
    for (const [key, text] of Object.entries(lines)) {
      const fault =
        typeof text !== 'string' || text.length > 4_000 || text.trim() === ''
          ? { text: line('This is not a text.') }
          : lineFault(row.language, key, text);
      if (!fault && typeof text === 'string') good[key] = text;
      else if (fault)
        skipped.push({
          key,
          reason: ctx.translate(fault.text, 'params' in fault ? fault.params : undefined),
        });
    }
    return good;
  });
  await one(ctx, id);
  return { imported, skipped: skipped.slice(0, skippedAtMost) };
}

/** Locks a language, lets `choose` decide on changes, and writes them; answers how many lines were given. */
async function change(
  ctx: Context,
  id: number,
  action: string,
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
  const shipped = shippedLines(row.language);
  const lines = new Map(Object.entries(row.lines));
  for (const [key, text] of Object.entries(changes)) {
    // A line the product ships just so is no change: it goes on following the product.
    if (text === null || text === '' || (Object.hasOwn(shipped, key) && shipped[key] === text))
      lines.delete(key);
    else lines.set(key, text);
  }
  if (lines.size > linesAtMost) throw new AppError('too_large');
  await queries.updateLocalizationRow(trx, row.id, { lines: Object.fromEntries(lines) });
}

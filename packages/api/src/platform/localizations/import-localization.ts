import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { line } from '../../core/translate.ts';
import { changeMessages } from './change-messages.ts';
import { messageFault } from './check-message.ts';
import type * as contract from './contract.ts';
import { getLocalization } from './get-localization.ts';

const skippedAtMost = 500;
/** Takes over the lines of a file that fit; says of the others why not. */
export async function importLocalization(
  ctx: Context,
  { id, lines }: z.output<typeof contract.importLocalization>,
) {
  const skipped: { key: string; reason: string }[] = [];
  const imported = await changeMessages(ctx, id, 'localizations.import', (row) => {
    const good: Record<string, string> = {};
    for (const [key, text] of Object.entries(lines)) {
      const fault =
        typeof text !== 'string' || text.length > 4_000 || text.trim() === ''
          ? { text: line('This is not a text.') }
          : messageFault(row.language, key, text);
      if (!fault && typeof text === 'string') good[key] = text;
      else if (fault)
        skipped.push({
          key,
          reason: ctx.translate(fault.text, 'params' in fault ? fault.params : undefined),
        });
    }
    return good;
  });
  await getLocalization(ctx, id);
  return { imported, skipped: skipped.slice(0, skippedAtMost) };
}

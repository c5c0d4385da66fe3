import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type { FieldSentences } from '../../core/errors.ts';
import { AppError } from '../../core/errors.ts';
import { changeMessages } from './change-messages.ts';
import { messageFault } from './check-message.ts';
import type * as contract from './contract.ts';
import { getLocalization } from './get-localization.ts';

/**
 * Changes lines by their English text: all of them or none; null takes an admin's line back.
 * @throws AppError `invalid` with the English text as field
 */
export async function updateMessages(ctx: Context, { id, lines }: z.output<typeof contract.updateMessages>) {
  await changeMessages(ctx, id, 'localizations.update_lines', (row) => {
    const fields: FieldSentences = {};
    for (const [key, text] of Object.entries(lines)) {
      const fault = text === null ? null : messageFault(row.language, key, text);
      if (fault) fields[key] = [fault];
    }
    if (Object.keys(fields).length > 0) throw new AppError('invalid', undefined, { fields });
    return lines;
  });
  return getLocalization(ctx, id);
}

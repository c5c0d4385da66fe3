import type { z } from 'zod';
import { refuseViolations } from '../../core/constraints.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { recordEvent } from '../audit/record-event.ts';
import type * as contract from './contract.ts';
import { getLocalization } from './get-localization.ts';
import * as queries from './queries.ts';

/** @throws AppError `invalid` on `language` when the site has it or no one speaks it */
export async function createLocalization(ctx: Context, input: z.output<typeof contract.createLocalization>) {
  const language = canonical(input.language);
  const id = await ctx.db.transaction().execute(async (trx) => {
    const row = await queries.insertLocalization(trx, { ...input, language }).catch(
      refuseViolations({
        localizations_language_key: () => invalid('language', 'This site already has this language.'),
      }),
    );
    await recordEvent(trx, ctx, {
      action: 'localizations.create',
      object: { type: 'localization', id: row.id },
      data: { language },
    });
    return row.id;
  });
  return getLocalization(ctx, id);
}
/** `pt-br` becomes `pt-BR`. */
function canonical(language: string): string {
  const refuse = () => invalid('language', 'This is not a language code.');
  try {
    const [code] = Intl.getCanonicalLocales(language);
    if (!code || !Intl.PluralRules.supportedLocalesOf(code).length) throw refuse();
    return code;
  } catch {
    throw refuse();
  }
}

import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { putFile, settleFiles } from '../../platform/files/put-file.ts';
import { fontKey } from '../../platform/site-state/fonts/font-faces.ts';
import { type FontFacts, readFont } from '../../platform/site-state/fonts/font-facts.ts';
import { FontFileError, isOtherFont } from '../../platform/site-state/fonts/woff2.ts';
import * as contract from './contract.ts';
import { putFont } from './font-queries.ts';
import { fontView } from './list-fonts.ts';

/**
 * Keeps a font as it is, under the hash of its bytes; what names it keeps it for good.
 * @throws AppError `invalid` on `file`, `rate_limited` after thirty fonts in ten minutes
 */
export async function storeLookFont(
  ctx: Context,
  { file }: z.output<typeof contract.storeLookFont>,
): Promise<z.output<typeof contract.lookFontStored>> {
  if (file.length > contract.lookFontMaxBytes) throw invalid('file', line('Use a font of at most 2 MB.'));
  await limitAttempts(ctx, `font of the look ${userOf(ctx.actor).id}`, { max: 30, seconds: 600 });
  const facts = await factsOf(file);
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 32);
  const font = { hash, facts, size: file.length };
  await putFile(ctx, { key: fontKey(hash), kind: 'font', owner: hash }, file);
  await ctx.db.transaction().execute(async (trx) => {
    await putFont(trx, font);
    await settleFiles(ctx, trx, [fontKey(hash)], true);
  });
  return { font: fontView(font) };
}

async function factsOf(file: Uint8Array): Promise<FontFacts> {
  if (isOtherFont(file)) {
    throw invalid('file', line('This is a font for desktops. Convert it to WOFF2 first.'));
  }
  try {
    return await readFont(file);
  } catch (error) {
    if (!(error instanceof FontFileError)) throw error;
    throw invalid('file', line('This is no WOFF2 font, or a damaged one.'));
  }
}

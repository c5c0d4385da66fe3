import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import type * as contract from '../contract.ts';
import * as libraries from '../library-queries.ts';
import { getLibrary } from './get-library.ts';

/** Changes settings; those of reading apply to what is read from now on. */
export async function updateLibrary(
  ctx: Context,
  { id, ...settings }: z.output<typeof contract.updateLibrary>,
) {
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await libraries.updateLibraryRow(trx, id, settings))) throw notFound();
    if (settings.sides) await libraries.setSides(trx, id, settings.sides === 'auto');
  });
  return getLibrary(ctx, { id });
}

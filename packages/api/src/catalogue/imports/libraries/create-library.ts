import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import type * as contract from '../contract.ts';
import * as libraries from '../library-queries.ts';
import { ensureLibrary } from './ensure-library.ts';
import { getLibrary } from './get-library.ts';

/** Adds a folder without importing it yet. @throws AppError `invalid` on field `path` */
export async function createLibrary(
  ctx: Context,
  { path, ...settings }: z.output<typeof contract.createLibrary>,
) {
  const id = await ensureLibrary(ctx, path, async (trx, libraryId, isNew) => {
    if (!isNew) throw invalid('path', 'This folder is already a library.');
    await libraries.updateLibraryRow(trx, libraryId, settings);
    return libraryId;
  });
  return getLibrary(ctx, { id });
}

import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { indexArtist } from '../search-index/index-entries.ts';
import type { updateArtists as updateInput } from './contract.ts';
import { lockArtists, updateArtistRows } from './managed-queries.ts';

/** Changes the same of several artists, all of them or none. @throws AppError `not_found` when one is not there */
export async function updateArtists(ctx: Context, { ids, verified, disabled }: z.output<typeof updateInput>) {
  return ctx.db.transaction().execute(async (trx) => {
    const known = await lockArtists(trx, [...new Set(ids)]);
    if (known.length < new Set(ids).size) throw notFound();
    await updateArtistRows(trx, known, {
      ...(verified === undefined ? {} : { verified }),
      ...(disabled === undefined ? {} : { disabled }),
    });
    await indexArtist(trx, known);
    return { changed: known.length };
  });
}

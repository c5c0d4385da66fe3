import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { assertAccess } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { indexAlbums, indexArtist, indexTracks } from '../search-index/index-entries.ts';
import { artistColumns } from './artist-values.ts';
import type { updateArtist as updateInput } from './contract.ts';
import { assertEditsArtist, getArtist } from './get-artist.ts';
import { lockArtists } from './managed-queries.ts';
import { lockWorksOfArtist, updateArtistRow } from './queries.ts';

/**
 * A new name is found at once, also on albums and tracks.
 * @throws AppError `not_found`; `forbidden`, also for `verified` and `disabled` without `artists.manage`
 */
export async function updateArtist(ctx: Context, { id, ...fields }: z.output<typeof updateInput>) {
  await assertEditsArtist(ctx, id);
  if (fields.verified !== undefined || fields.disabled !== undefined) {
    assertAccess(ctx.actor, 'artists.manage');
  }
  await ctx.db.transaction().execute(async (trx) => {
    await lockArtists(trx, [id]);
    const works = fields.name ? await lockWorksOfArtist(trx, id) : null;
    if (!(await updateArtistRow(trx, id, artistColumns(fields)))) throw notFound();
    await indexArtist(trx, [id]);
    if (works) {
      await indexAlbums(trx, works.albumIds);
      await indexTracks(trx, works.trackIds);
    }
  });
  return getArtist(ctx, { id });
}

/** Marks an artist as who they say they are, in the transaction that decided it. */
export async function verifyArtist(trx: Transaction<Database>, id: number): Promise<void> {
  await updateArtistRow(trx, id, { verified: true });
}

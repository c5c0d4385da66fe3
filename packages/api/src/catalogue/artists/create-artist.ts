import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';
import { indexArtist } from '../search-index/index-entries.ts';
import { artistColumns } from './artist-values.ts';
import type { createArtist as createInput } from './contract.ts';
import { getArtist } from './get-artist.ts';
import { insertArtist } from './queries.ts';

/** Makes an artist, who is found at once. */
export async function createArtist(ctx: Context, input: z.output<typeof createInput>) {
  const id = await ctx.db.transaction().execute((trx) => insertNewArtist(trx, input));
  return getArtist(ctx, { id });
}

/** The same, in the transaction of what makes one. @returns the id */
export async function insertNewArtist(
  trx: Transaction<Database>,
  { name, ...rest }: z.output<typeof createInput>,
): Promise<number> {
  const values = { ...artistColumns(rest), name, slug: slugify(name), name_key: nameKey(name) };
  const row = await insertArtist(trx, { links: '[]', ...values });
  await indexArtist(trx, [row.id]);
  return row.id;
}

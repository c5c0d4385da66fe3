import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { keysetRows } from '../core/keyset.ts';
import type { listArtists as input } from './contract.ts';
import {
  artistOrder,
  artistRow,
  artistSummariesByIds,
  listedArtists,
  listedArtistsByIds,
} from './queries.ts';
import { artistSummaryView } from './view.ts';

/** A page of artists. */
export async function listArtists(ctx: Context, { orderBy, ...page }: z.output<typeof input>) {
  const source = listedArtists(artistOrder[orderBy]);
  const { rows, nextCursor } = await keysetRows(ctx.db, 'artists', source, page, artistRow);
  return {
    pagination: { data: rows.map(artistSummaryView), per_page: page.per_page, next_cursor: nextCursor },
  };
}

/** Artist summaries by id, in that order: for domains that list artists by rules of their own. */
export async function artistSummaries(ctx: Context, ids: readonly number[]) {
  const rows = await artistSummariesByIds(ctx.db, ids);
  return rows.map(artistSummaryView);
}

/** Those that everybody may see. */
export async function listedArtistSummaries(ctx: Context, ids: readonly number[]) {
  return (await listedArtistsByIds(ctx.db, ids)).map(artistSummaryView);
}

import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { type KeysetSource, keysetRows } from '../../core/keyset.ts';
import type { listArtists as input } from './contract.ts';
import {
  artistOrder,
  artistRow,
  artistSummariesByIds,
  artistsAmong,
  listedArtists,
  listedArtistsByIds,
} from './queries.ts';
import { artistSummaryView } from './view.ts';

interface PageInput {
  per_page: number;
  cursor?: string | null;
}

/** A page of artists. */
export async function listArtists(ctx: Context, { orderBy, ...page }: z.output<typeof input>) {
  return artistPageOf(ctx, 'artists', listedArtists(artistOrder[orderBy]), page);
}

/** Artists of another list of ids that everybody may see, in its order. */
export async function listArtistsAmong(
  ctx: Context,
  { name, source, genreId = null }: { name: string; source: KeysetSource; genreId?: number | null },
  page: PageInput,
) {
  return artistPageOf(ctx, name, artistsAmong(source, genreId), page);
}

/** Artists of another list of ids, in its order; that they may be seen is the list's own condition. */
export async function listArtistsOf(
  ctx: Context,
  { name, source }: { name: string; source: KeysetSource },
  page: PageInput,
) {
  return artistPageOf(ctx, name, source, page);
}

async function artistPageOf(ctx: Context, list: string, source: KeysetSource, page: PageInput) {
  const { rows, nextCursor } = await keysetRows(ctx.db, list, source, page, artistRow);
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

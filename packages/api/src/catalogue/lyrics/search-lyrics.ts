import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { trackSummaries } from '../tracks/list-tracks.ts';
import type * as contract from './contract.ts';
import { matchingLine } from './matching-line.ts';
import * as queries from './queries.ts';

/** Tracks in whose lyrics all words of a query are sung, with the line that is meant. */
export async function searchLyrics(ctx: Context, { query, limit }: z.output<typeof contract.searchLyrics>) {
  const found = await queries.findLyrics(ctx.db, query, limit);
  const rows = new Map(found.map((row) => [row.track_id, row]));
  const tracks = await trackSummaries(ctx, [...rows.keys()]);
  return {
    query,
    hits: tracks.flatMap((track) => {
      const row = rows.get(track.id);
      return row ? [{ track, ...matchingLine(row, query) }] : [];
    }),
  };
}

import { z } from 'zod';
import { tracksByIds } from '../../catalogue/tracks/list-tracks.ts';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../core/page.ts';
import type * as contract from './contract.ts';
import { type HistoryPlace, historyOf } from './history-queries.ts';

const uuid = z.uuid();

/** What the one who asks has played, the last first; once for every play. */
export async function listHistory(
  ctx: Context,
  { per_page, cursor, before }: z.output<typeof contract.listHistory>,
): Promise<z.output<typeof contract.historyPage>> {
  const { id: userId } = userOf(ctx.actor);
  const list = `history:${userId}:${before ?? ''}`;
  const after = cursor ? placeOf(list, cursor) : null;
  const found = await historyOf(ctx.db, userId, { after, before, limit: per_page + 1 });
  const { rows, nextCursor } = pageOf(found, per_page, (last) => encodeCursor(list, [last.at, last.id]));
  const { tracks } = await tracksByIds(ctx, { ids: [...new Set(rows.map((row) => row.track_id))] });
  const trackOf = new Map(tracks.map((track) => [track.id, track]));
  const data = rows.map((row) => ({
    id: row.id,
    started_at: row.started_at.toISOString(),
    heard_ms: row.heard_ms,
    track: trackOf.get(row.track_id) ?? null,
    context: row.context_type === null ? null : { type: row.context_type, id: row.context_id },
  }));
  return { pagination: { data, per_page, next_cursor: nextCursor } };
}

function placeOf(list: string, cursor: string): HistoryPlace {
  const [at, id] = decodeCursor(list, cursor, ['number', 'string']);
  if (!uuid.safeParse(id).success) throw invalid('cursor', 'This cursor does not belong to this list.');
  return { at: Number(at), id: String(id) };
}

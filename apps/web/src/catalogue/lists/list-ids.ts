import type { TrackSummary, trackIndex } from '@kantele/api/contract/tracks';
import type { AppRouter } from '@kantele/api/router';
import type { TRPCClient } from '@trpc/client';
import type { z } from 'zod';

/** Tracks in order, each as what is known of it or by its id alone: rows of a long list may not be loaded. */
export type Tracks = readonly (TrackSummary | number)[];

/** Which long list, and in which order. */
export type ListWish = z.input<typeof trackIndex>;

/** Most tracks a list plays; the queue takes no more, nor does a playlist. */
export const contextMax = 50_000;
/** Most tracks put into the queue at once; ids of one request. */
export const queueMax = 10_000;

/** Sends ids in order, so many at a time as one request takes. @throws what `send` throws; what went before it stays sent */
export async function inPortions<T>(
  ids: readonly number[],
  send: (portion: number[]) => Promise<T>,
  size = queueMax,
): Promise<T[]> {
  const answers: T[] = [];
  for (let from = 0; from < ids.length; from += size) answers.push(await send(ids.slice(from, from + size)));
  return answers;
}

/** Ids of a list's rows after a cursor, at most `most`. */
export async function listIds(
  client: TRPCClient<AppRouter>,
  list: ListWish,
  { from = null, most }: { from?: string | null; most: number },
): Promise<number[]> {
  const ids: number[] = [];
  let cursor = from;
  do {
    const limit = Math.min(queueMax, most - ids.length);
    const answer = await client.tracks.ids.query({ ...list, cursor, limit });
    ids.push(...answer.ids);
    cursor = answer.next_cursor;
  } while (cursor !== null && ids.length < most);
  return ids;
}

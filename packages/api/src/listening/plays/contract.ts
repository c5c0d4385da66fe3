import { z } from 'zod';
import { trackSummary } from '../../catalogue/tracks/contract.ts';
import { renditionKinds } from '../../core/audio/audio-tools.ts';
import { id, page, pageInput, timestamp } from '../../core/contract.ts';

/** A play counts once this much, or half of the track if that is less, has been heard. */
export const playThresholdMs = 30_000;

/** Spans of charts, in days up to today (UTC). */
export const chartDays = [7, 30, 90, 365] as const;

/** Where a play was started from. */
export const playContexts = ['album', 'artist', 'genre', 'playlist', 'track', 'search', 'channel'] as const;

export const recordPlay = z.strictObject({
  /** Made by the client when the track starts, so a repeated report adds nothing. */
  id: z.uuid(),
  track_id: id,
  /** When the track started, true also for plays reported late. */
  started_at: z.iso.datetime(),
  /** Time heard, without pauses and skipped parts. */
  heard_ms: z.int().min(0).max(43_200_000),
  rendition: z.enum(renditionKinds).optional(),
  context: z
    .strictObject({
      type: z.enum(playContexts),
      id: id.nullable(),
    })
    .optional(),
  client: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('web'),
});
/** `counted` is false when too little was heard; nothing is stored then. */
export const recordPlayResponse = z.object({ counted: z.boolean() });

export const listHistory = z.strictObject({
  ...pageInput,
  /** Only what was started before this moment. */
  before: z.iso.datetime().optional(),
});
/** One play in the history of the one who asks. */
export const historyEntry = z.object({
  id: z.uuid(),
  started_at: timestamp,
  heard_ms: z.int(),
  /** Null when it is gone, or may not be seen at present. */
  track: trackSummary.nullable(),
  /** Where it was started from; of a kind of thing with its id. */
  context: z.object({ type: z.string(), id: id.nullable() }).nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
export const historyPage = page(historyEntry);

export const forgetPlay = z.strictObject({ id: z.uuid() });
/** How many plays were taken out of the history. */
export const forgotten = z.object({ forgotten: z.int() });

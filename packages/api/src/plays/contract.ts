import { z } from 'zod';
import { renditionKinds } from '../core/audio-tools.ts';
import { id } from '../core/contract.ts';

/** A play counts once this much, or half of the track if that is less, has been heard. */
export const playThresholdMs = 30_000;

/** Spans of charts, in days up to today (UTC). */
export const chartDays = [7, 30, 90, 365] as const;

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
      type: z.enum(['album', 'artist', 'genre', 'track', 'search', 'channel']),
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

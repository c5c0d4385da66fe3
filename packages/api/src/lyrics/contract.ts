import { z } from 'zod';
import { id, text } from '../core/contract.ts';

export const lyricsLine = z.strictObject({
  /** From the beginning of the track. */
  start_ms: z.int().min(0).max(43_200_000),
  text: text(1_000),
});
export const lyrics = z.object({
  track_id: id,
  language: z.string().nullable(),
  /** All lines as plain text. */
  text: z.string(),
  /** Present when synced, ascending. */
  lines: z.array(z.object({ start_ms: z.int(), text: z.string() })).nullable(),
});
export type Lyrics = z.infer<typeof lyrics>;
export const lyricsOfTrack = z.strictObject({ track_id: id });
/** Null when the track has none. */
export const lyricsResponse = z.object({ lyrics: lyrics.nullable() });
export const putLyrics = z.strictObject({
  track_id: id,
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .nullable()
    .default(null),
  text: text(20_000),
  lines: z.array(lyricsLine).max(5_000).nullable().default(null),
});

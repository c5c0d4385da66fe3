import { z } from 'zod';
import { countedPage, id, pageInput, someIds, text, timestamp } from '../../core/contract.ts';
import { trackSummary } from '../tracks/contract.ts';

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
/** Lyrics in the list of those who manage them. */
export const managedLyrics = z.object({
  track: trackSummary,
  language: z.string().nullable(),
  synced: z.boolean(),
  /** The first line. */
  beginning: z.string(),
  updated_at: timestamp,
});
export type ManagedLyrics = z.infer<typeof managedLyrics>;
export const managedLyricsOrders = ['newest', 'oldest'] as const;
export const listManagedLyrics = z.strictObject({
  ...pageInput,
  /** By the age of the tracks. */
  orderBy: z.enum(managedLyricsOrders).default('newest'),
  /** Words that are sung, or of the title or its artists. */
  query: text(255).optional(),
  synced: z.boolean().optional(),
  language: z.string().min(1).max(35).optional(),
});
export const managedLyricsPage = countedPage(managedLyrics);
export const removeLyrics = z.strictObject({ track_ids: someIds });
export const searchLyrics = z.strictObject({
  /** Words of a line; the last may be a beginning. */
  query: z.string().max(255),
  limit: z.int().min(1).max(50).default(10),
});
export const lyricsHits = z.object({
  query: z.string(),
  /** Tracks whose lyrics have all words, the line that is meant by itself first, then the most played. */
  hits: z.array(
    z.object({
      track: trackSummary,
      /** The line that has most of the words. */
      line: z.string(),
      /** Where it is sung; null when the lyrics are not synced. */
      start_ms: z.int().nullable(),
    }),
  ),
});
export type LyricsHit = z.infer<typeof lyricsHits>['hits'][number];
export const putLyrics = z.strictObject({
  track_id: id,
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .nullable()
    .default(null),
  text: text(20_000),
  /** Ascending, none after the end of the track. */
  lines: z.array(lyricsLine).max(2_000).nullable().default(null),
});

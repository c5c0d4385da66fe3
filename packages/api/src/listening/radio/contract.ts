import { z } from 'zod';
import { trackSummary } from '../../catalogue/tracks/contract.ts';
import { id } from '../../core/contract.ts';

/** What a radio can begin with. */
export const radioTypes = ['track', 'album', 'artist', 'genre', 'playlist'] as const;

export const radio = z.strictObject({
  type: z.enum(radioTypes),
  id,
  /** The same number gives the same radio while the music is the same; another one another radio. */
  seed: z.int().min(0).max(2_147_483_647).default(0),
  limit: z.int().min(1).max(100).default(50),
});

/** What weighed most: a genre or an artist by name, people who heard both, or the year, loudness and tempo. */
export const radioReason = z.object({
  kind: z.enum(['start', 'genre', 'artist', 'listeners', 'year', 'sound', 'popular']),
  /** Of the genre or artist; null for the others. */
  name: z.string().nullable(),
});
export type RadioReason = z.infer<typeof radioReason>;
export const radioResponse = z.object({
  /** In the order of playing; a radio of a track begins with it. */
  entries: z.array(z.object({ track: trackSummary, because: radioReason })),
});

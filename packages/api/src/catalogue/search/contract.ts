import { z } from 'zod';
import { albumSummary } from '../albums/contract.ts';
import { artistSummary } from '../artists/contract.ts';
import { trackSummary } from '../tracks/contract.ts';

export const searchTypes = ['artists', 'albums', 'tracks'] as const;
export type SearchType = (typeof searchTypes)[number];

const query = z.string().max(255);
/** Hits of one type that can be paged through. */
export const hitsAtMost = 1_000;

export const searchInput = z.strictObject({
  query,
  /** All when absent. */
  types: z.array(z.enum(searchTypes)).min(1).max(3).optional(),
  /** Hits per type. */
  limit: z.int().min(1).max(50).default(10),
  /** Of the page before; only with one type. */
  cursor: z.string().max(200).nullish(),
});
export const searchResponse = z.object({
  query: z.string(),
  results: z.object({
    artists: z.array(artistSummary),
    albums: z.array(albumSummary),
    tracks: z.array(trackSummary),
  }),
  /** The best hit of all types. */
  top: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('artist'), artist: artistSummary }),
      z.object({ type: z.literal('album'), album: albumSummary }),
      z.object({ type: z.literal('track'), track: trackSummary }),
    ])
    .nullable(),
  /** A name that is written alike when nothing was found. */
  did_you_mean: z.string().nullable(),
  /** Where the hits go on when one type was asked for and there are more; 1,000 can be reached. */
  next_cursor: z.string().nullable(),
});
export type SearchResponse = z.infer<typeof searchResponse>;

export const suggestInput = z.strictObject({ query, limit: z.int().min(1).max(20).default(8) });
export const suggestion = z.object({
  type: z.enum(['artist', 'album', 'track']),
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Artists of an album or track; empty for artists. */
  subtitle: z.string(),
  image: z.string().nullable(),
});
export const suggestResponse = z.object({ suggestions: z.array(suggestion) });

import { z } from 'zod';
import { renditionKinds, storedKinds } from '../../core/audio/audio-tools.ts';
import { countedPage, id, pageInput } from '../../core/contract.ts';

export const fragment = z.object({ start: z.int(), end: z.int(), t: z.int(), d: z.int() });

/** One way to play a track; how the numbers work together stands in docs/audio.md. */
export const source = z.object({
  kind: z.enum(renditionKinds),
  mime: z.string(),
  codec: z.string(),
  /** bit/s */
  bitrate: z.int().nullable(),
  sample_rate: z.int().nullable(),
  channels: z.int().nullable(),
  /** bytes */
  size: z.int(),
  /** Exact decoded length and samples to drop at the start, at `sample_rate`. */
  samples: z.int().nullable(),
  delay: z.int().nullable(),
  /** Bytes of the initialisation segment, 0 where none is needed; null when the file is not fragmented. */
  init_end: z.int().nullable(),
  fragments: z.array(fragment).nullable(),
  /** Strong validator of the bytes, without quotes: what was said here holds while the stream sends this one. */
  etag: z.string(),
  /**
   * Works without a cookie until `expires_at`, for this content only, and as long as the one who asked may hear it:
   * signed out, demoted or with the track made private it stops within a minute.
   */
  url: z.string(),
});
export type Source = z.infer<typeof source>;
export const sourcesInput = z.strictObject({
  track_id: id,
  /** Only these, when given: a long track's fragments are many. */
  kinds: z.array(z.enum(renditionKinds)).min(1).max(renditionKinds.length).optional(),
});
export const sourcesResponse = z.object({
  sources: z.array(source),
  /** Asked for and being made: ask again in a second or two. */
  pending: z.array(z.enum(renditionKinds)),
  expires_at: z.string(),
});

export const streamInput = z.strictObject({
  track_id: id,
  /** `auto`: the file as it is where every browser plays it, else the FLAC made of it; of a part of a file, its packets. */
  rendition: z.enum(['auto', ...renditionKinds]).default('auto'),
  /** Who a signed address was made for. */
  viewer: z.string().max(30).optional(),
  expires: z.int().optional(),
  signature: z.string().max(100).optional(),
});

const share = { count: z.int(), bytes: z.int() };

/** What the site has, how far the analysis of it is, and what it takes of the disk. */
export const audioOverview = z.object({
  /** What everybody sees; `duration` in milliseconds. */
  catalogue: z.object({ artists: z.int(), albums: z.int(), tracks: z.int(), duration: z.int() }),
  /** Counters are files. */
  analysis: z.object({
    total: z.int(),
    waiting: z.int(),
    done: z.int(),
    /** Not analysed, for a reason that stays. */
    failed: z.int(),
    /** Of those done: they play, with something wrong. */
    damaged: z.int(),
    /** About how much music waits, in milliseconds. */
    waiting_ms: z.int(),
    /** Files analysed in a minute, and seconds left; null while there is nothing to tell them from. */
    rate: z.number().nullable(),
    estimate: z.int().nullable(),
  }),
  originals: z.array(z.object({ codec: z.string(), ...share })),
  /** Packet indexes: where the sound lies in the files. */
  indexes: z.object(share),
  made: z.array(z.object({ kind: z.enum(storedKinds), ...share })),
  /** Files of the store that are gone, as the nightly sweep has found. */
  missing: z.int(),
  /** Smaller renditions. */
  cache: z.object({ made: z.enum(['on_demand', 'always', 'never']), used: z.int(), limit: z.int() }),
});
export type AudioOverview = z.infer<typeof audioOverview>;

export const listOriginals = z.strictObject({
  ...pageInput,
  state: z.enum(['waiting', 'failed', 'damaged']).optional(),
  /** ffmpeg's name of it. */
  codec: z.string().min(1).max(40).optional(),
  /** Only those a file of this kind was made of. */
  made: z.enum(storedKinds).optional(),
});
/** The file a track plays from. */
export const original = z.object({
  id,
  /** Within its library; null for a file that is in none. */
  path: z.string().nullable(),
  library_id: id.nullable(),
  codec: z.string(),
  size: z.int(),
  duration: z.int().nullable(),
  analysis: z.enum(['waiting', 'done', 'failed']),
  trouble: z.string().nullable(),
  /** Whether its track can be listened to. */
  plays: z.boolean(),
  track: z.object({ id, name: z.string(), slug: z.string() }),
});
export type OriginalFile = z.infer<typeof original>;
export const originalPage = countedPage(original);

export const analyseAgain = z.strictObject({
  /** Only the file of this track. */
  track_id: id.optional(),
  /** Only files in this trouble. */
  state: z.enum(['failed', 'damaged']).optional(),
});
export const analyseAgainResponse = z.object({
  /** Files put back in the line. */
  count: z.int(),
});

import { z } from 'zod';
import { renditionKinds } from '../core/audio-tools.ts';
import { id } from '../core/contract.ts';

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
  /** Works without a session until `expires_at`, for this content only. */
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
  /** `auto`: the file as it is where every browser plays it, else the FLAC made of it. */
  rendition: z.enum(['auto', ...renditionKinds]).default('auto'),
  expires: z.int().optional(),
  signature: z.string().max(100).optional(),
});

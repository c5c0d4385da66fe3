import { z } from 'zod';
import { artistRef } from '../artists/contract.ts';
import { creditRoles, renditionKinds } from '../core/audio-tools.ts';
import { artwork, id, name, page, pageInput, text, timestamp, visibility } from '../core/contract.ts';
import { genreRef } from '../genres/contract.ts';

export const trackStatuses = ['processing', 'ready', 'failed', 'missing'] as const;

export const trackArtist = artistRef.extend({ role: z.enum(creditRoles) });

/** What rows, the queue and the player need. */
export const trackSummary = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  disc_number: z.int(),
  number: z.int().nullable(),
  /** Milliseconds; null until known. */
  duration: z.int().nullable(),
  explicit: z.boolean(),
  /** `processing` plays from the original; `missing` and `failed` do not play. */
  status: z.enum(trackStatuses),
  /** Main artists first, then featured ones. */
  artists: z.array(trackArtist),
  album: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    artwork: artwork.nullable(),
  }),
  plays_count: z.int(),
  likes_count: z.int(),
  /** Integrated loudness in LUFS and true peak in dBTP; null until measured. */
  loudness_integrated: z.number().nullable(),
  loudness_peak: z.number().nullable(),
  /** What can be asked of `tracks/{id}/stream?rendition=` now. */
  renditions: z.array(z.enum(renditionKinds)),
});
export type TrackSummary = z.infer<typeof trackSummary>;

export const credit = z.object({ role: z.string(), name: z.string(), detail: z.string().nullable() });

export const track = trackSummary.extend({
  description: z.string().nullable(),
  isrc: z.string().nullable(),
  bpm: z.int().nullable(),
  musical_key: z.string().nullable(),
  status_reason: z.string().nullable(),
  visibility,
  publish_at: timestamp.nullable(),
  genres: z.array(genreRef),
  tags: z.array(genreRef),
  credits: z.array(credit),
  has_lyrics: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
  abilities: z.object({ edit: z.boolean() }),
});
export type Track = z.infer<typeof track>;

export const trackOrders = ['popular', 'newest', 'name'] as const;
export const listTracks = z.strictObject({ ...pageInput, orderBy: z.enum(trackOrders).default('popular') });
export const trackPage = page(trackSummary);

const fields = {
  name: name(),
  disc_number: z.int().min(1).max(999),
  number: z.int().min(1).max(99_999).nullable(),
  explicit: z.boolean(),
  description: text(20_000).nullable(),
  isrc: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9]{3}\d{7}$/)
    .nullable(),
  bpm: z.int().min(1).max(999).nullable(),
  musical_key: name(12).nullable(),
  visibility,
  publish_at: z.iso.datetime().nullable(),
  genre_ids: z.array(id).max(50),
  tag_ids: z.array(id).max(50),
};
export const updateTrack = z.strictObject(fields).partial().extend({ id });
export const trackResponse = z.object({ track });

/** 800 peaks, 0–255, base64; null until measured. */
export const waveformResponse = z.object({ waveform: z.string().nullable(), duration: z.int().nullable() });

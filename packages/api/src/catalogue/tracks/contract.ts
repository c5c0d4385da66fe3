import { z } from 'zod';
import { creditRoles, renditionKinds } from '../../core/audio/audio-tools.ts';
import {
  artwork,
  countedPage,
  genreRef,
  id,
  name,
  page,
  pageInput,
  someIds,
  text,
  timestamp,
  visibility,
} from '../../core/contract.ts';
import { artistRef } from '../artists/contract.ts';

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
  /** `processing` is not analysed yet and plays from its file; `missing` and `failed` do not play. */
  status: z.enum(trackStatuses),
  /** Main artists first, then featured ones. */
  artists: z.array(trackArtist),
  album: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    artwork: artwork.nullable(),
    /** Of the album as a whole, in LUFS and dBTP; null until one of its tracks is measured. */
    loudness_integrated: z.number().nullable(),
    loudness_peak: z.number().nullable(),
  }),
  plays_count: z.int(),
  likes_count: z.int(),
  /** Integrated loudness in LUFS and true peak in dBTP; null until measured. */
  loudness_integrated: z.number().nullable(),
  loudness_peak: z.number().nullable(),
  /** ffmpeg's name of the file's codec (mp3, aac, flac, vorbis, opus, alac, pcm …); null without a file. */
  codec: z.string().nullable(),
  /**
   * Forms of the file, and `flac` where no browser decodes it. Of every track that plays, `aac_256` and `aac_96` can be
   * asked for too: they are made when first needed.
   */
  renditions: z.array(z.enum(renditionKinds)),
  has_lyrics: z.boolean(),
  /** When it came into the library. */
  created_at: timestamp,
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
  updated_at: timestamp,
  abilities: z.object({ edit: z.boolean() }),
});
export type Track = z.infer<typeof track>;

export const trackOrders = ['popular', 'newest', 'name', 'length'] as const;
/** Those, and `custom`: the order of a playlist. */
export const listOrders = [...trackOrders, 'custom'] as const;
export const directions = ['asc', 'desc'] as const;

/** Which list: the whole catalogue, an artist's or a genre's, which come by plays only, a playlist, or what one likes. */
const listed = {
  /** `custom` and, for when they were added, `newest` are of playlists; they know no `popular`. */
  orderBy: z.enum(listOrders).default('popular'),
  /** The natural one of the order when left out: names from A, all others from the most. */
  direction: z.enum(directions).optional(),
  artist_id: id.optional(),
  genre_id: id.optional(),
  /** Only what the one who asks likes, which `newest` orders by when they did. */
  liked: z.boolean().optional(),
  playlist_id: id.optional(),
  /** Of a playlist or what one likes: words of the title or of its artists, or a part of the title. */
  query: text(255).optional(),
};
interface Listed {
  orderBy: (typeof listOrders)[number];
  artist_id?: number | undefined;
  genre_id?: number | undefined;
  liked?: boolean | undefined;
  playlist_id?: number | undefined;
  query?: string | undefined;
}
function isList({ orderBy, artist_id, genre_id, liked, playlist_id, query }: Listed): boolean {
  const isWhole = artist_id === undefined && genre_id === undefined;
  if (playlist_id !== undefined) return isWhole && !liked && orderBy !== 'popular';
  if (liked) return isWhole && orderBy !== 'popular';
  if (query !== undefined) return false;
  return isWhole || (orderBy === 'popular' && (artist_id === undefined || genre_id === undefined));
}
const noList = { path: ['orderBy'], error: 'No such list.' };

export const listTracks = z.strictObject({ ...pageInput, ...listed }).refine(isList, noList);
export const trackPage = page(trackSummary);

/** Rows between two cursors of an index: the pages of long lists. */
export const indexStep = 100;
export const trackIndex = z.strictObject(listed).refine(isList, noList);
export const trackIndexResponse = z.object({
  total: z.int(),
  /** For `tracks.list` with `per_page` 100: the cursor every page begins after; null for the first. */
  cursors: z.array(z.string().nullable()),
});
export const trackCountResponse = z.object({ total: z.int() });

/** Ids alone, of so many rows after a cursor. */
export const trackIds = z
  .strictObject({
    ...listed,
    cursor: pageInput.cursor,
    limit: z.int().min(1).max(10_000).default(10_000),
  })
  .refine(isList, noList);
export const trackIdsResponse = z.object({ ids: z.array(id), next_cursor: z.string().nullable() });

/** Tracks by their ids, in that order; those that may not be seen are left out. */
export const tracksByIds = z.strictObject({ ids: z.array(id).min(1).max(100) });
export const tracksResponse = z.object({ tracks: z.array(trackSummary) });

/** A track in the list of those who manage tracks. */
export const managedTrack = trackSummary.extend({
  visibility,
  updated_at: timestamp,
  /** When it was moved to the trash. */
  deleted_at: timestamp.nullable(),
});
export type ManagedTrack = z.infer<typeof managedTrack>;
export const managedTrackOrders = ['newest', 'oldest', 'name', 'name_desc'] as const;
export const listManagedTracks = z.strictObject({
  ...pageInput,
  orderBy: z.enum(managedTrackOrders).default('newest'),
  /** Words of the title or of its artists; of what is not public, a part of the title. */
  query: text(255).optional(),
  status: z.enum(trackStatuses).optional(),
  visibility: visibility.optional(),
  album_id: id.optional(),
  genre_id: id.optional(),
  tag_id: id.optional(),
  explicit: z.boolean().optional(),
  /** What is in the trash, instead of everything else. */
  deleted: z.boolean().default(false),
});
export const managedTrackPage = countedPage(managedTrack);

/** Somebody who took part, in words of the liner notes. */
const creditInput = z.strictObject({
  role: z.enum(creditRoles),
  name: name(),
  /** The instrument or task. */
  detail: name(120).nullable().default(null),
});

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
  credits: z.array(creditInput).max(100),
};
export const updateTrack = z.strictObject(fields).partial().extend({ id });
/** The same for several tracks; a time of publication belongs to one alone. */
export const updateTracks = z.strictObject({
  ids: someIds,
  visibility: visibility.exclude(['scheduled']).optional(),
  explicit: z.boolean().optional(),
  /** Those of other discs come behind its tracks. */
  disc_number: fields.disc_number.optional(),
  add_genre_ids: z.array(id).max(50).default([]),
  remove_genre_ids: z.array(id).max(50).default([]),
  add_tag_ids: z.array(id).max(50).default([]),
  remove_tag_ids: z.array(id).max(50).default([]),
  /** Added behind the credits there are. */
  add_credits: z.array(creditInput).max(20).default([]),
});
export const trackResponse = z.object({ track });

/** 800 peaks, 0–255, base64; null until measured. */
export const waveformResponse = z.object({ waveform: z.string().nullable(), duration: z.int().nullable() });

import { z } from 'zod';
import { directions, trackSummary } from '../../catalogue/tracks/contract.ts';
import { artwork, countedPage, id, name, page, pageInput, text, timestamp } from '../../core/contract.ts';
import { playlistFormats } from './file-formats.ts';
import { ruleSet } from './smart/rules.ts';

/** `private` for its owner alone, `unlisted` for who has the link, `public` for everybody and in lists. */
export const playlistVisibilities = ['private', 'unlisted', 'public'] as const;
/** Places a playlist has at most. */
export const placesMax = 50_000;
/** Tracks one call adds, moves or removes at most. */
export const tracksOfCall = 10_000;

/** What lists and cards show. */
export const playlistSummary = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  owner: z.object({ id, display_name: z.string() }),
  visibility: z.enum(playlistVisibilities),
  /** Filled by a rule. */
  smart: z.boolean(),
  /** Those that can be seen. */
  tracks_count: z.int(),
  /** Its own cover alone, else those of the first albums, four at most. */
  artworks: z.array(artwork),
  updated_at: timestamp,
});
export type PlaylistSummary = z.infer<typeof playlistSummary>;

export const playlist = playlistSummary.extend({
  description: z.string(),
  /** Whether its cover is one of its own. */
  has_cover: z.boolean(),
  /** Milliseconds of all tracks whose length is known. */
  duration: z.int(),
  created_at: timestamp,
  /** What fills it; null when it is filled by hand. */
  rules: ruleSet.nullable(),
  /** Songs of the file it came from that are not in it; null for everybody but its owner. */
  waiting: z.object({ perhaps: z.int(), missing: z.int() }).nullable(),
  /** Of the one who asks, where they make it together with its owner: `add` or `edit`. */
  role: z.enum(['add', 'edit']).nullable(),
  /** People who make it together with its owner. */
  members_count: z.int(),
  /** `add`: to put tracks in and take one's own out; `arrange`: to move and take out all of them; `own`: to delete it, and to say who sees and who edits it. */
  abilities: z.object({ add: z.boolean(), edit: z.boolean(), arrange: z.boolean(), own: z.boolean() }),
});
export type Playlist = z.infer<typeof playlist>;
export const playlistResponse = z.object({ playlist });

/** `recent` is what was changed last. */
export const playlistOrders = ['recent', 'name'] as const;
const listed = { ...pageInput, orderBy: z.enum(playlistOrders).default('recent') };
export const listPlaylists = z.strictObject(listed);
/** `added` is what came into one's library last, `custom` the order one has put it in. */
export const libraryOrders = [...playlistOrders, 'added', 'custom'] as const;
export const listOwnPlaylists = z.strictObject({
  ...pageInput,
  orderBy: z.enum(libraryOrders).default('recent'),
  /** A part of the name. */
  query: text(255).optional(),
  /** Only those filled by a rule, or only those filled by hand. */
  smart: z.boolean().optional(),
  /** Only those in this folder of one's own. */
  folder_id: id.optional(),
  /** Only those in a folder, or only those outside of all. */
  filed: z.boolean().optional(),
  /** Also those of others that one likes and may see. */
  liked: z.boolean().default(false),
});
export const ownPlaylist = playlistSummary.extend({
  /** Whether the one who asks may put tracks in. */
  may_add: z.boolean(),
});
export type OwnPlaylist = z.infer<typeof ownPlaylist>;
export const ownPlaylistPage = page(ownPlaylist);
/** Public ones of a user. */
export const listUserPlaylists = z.strictObject({ ...listed, id });
export const playlistPage = page(playlistSummary);
export const managedPlaylistPage = countedPage(playlistSummary);
/** `recent` and `oldest` by their last change. */
export const managedPlaylistOrders = ['recent', 'oldest', 'name', 'name_desc'] as const;
/** Of everybody, but for private ones: those are their people's alone. */
export const listManagedPlaylists = z.strictObject({
  ...pageInput,
  orderBy: z.enum(managedPlaylistOrders).default('recent'),
  /** A part of the name, or of the name of its owner. */
  query: text(255).optional(),
  visibility: z.enum(['unlisted', 'public']).optional(),
  smart: z.boolean().optional(),
});

/** A file of rules as Navidrome keeps them (`.nsp`). */
export const readRules = z.strictObject({ text: z.string().max(200_000) });
export const rulesRead = z.object({
  name: z.string(),
  comment: z.string(),
  rules: ruleSet,
  /** Conditions that are not known here. */
  left_out: z.array(z.string()),
});
export const rulesFile = z.object({
  /** The text of the file, JSON. */
  nsp: z.string(),
  /** Fields of conditions that it has no words for, and lacks. */
  left_out: z.array(z.string()),
});

/** A playlist as a file: `m3u8`, `xspf` or `jspf`. */
export const exportFile = z.strictObject({ id, format: z.enum(playlistFormats) });
export const playlistFile = z.object({
  /** Name of the file: letters, digits and hyphens. */
  name: z.string(),
  /** Media type. */
  type: z.string(),
  /** What stands in it; to be kept as UTF-8. */
  text: z.string(),
});

export const importFile = z.strictObject({
  /** Of a form: M3U, M3U8, XSPF, JSPF, CSV, or a takeout of Spotify or Apple Music, 16 MB at most. */
  file: z.instanceof(Uint8Array),
  /** Name of the file: what a playlist without a name of its own is called. */
  name: name(255).optional(),
});
/** `found` are in the playlist, `perhaps` have tracks they may be, of `missing` nothing like them is there. */
export const entryStates = ['found', 'perhaps', 'missing'] as const;
export type EntryState = (typeof entryStates)[number];
/** The playlists of a file, each with how many of its songs are in which state. */
export const filesImported = z.object({
  playlists: z.array(
    z.object({ id, name: z.string(), slug: z.string(), found: z.int(), perhaps: z.int(), missing: z.int() }),
  ),
});

export type FilesImported = z.infer<typeof filesImported>;

/** A song as the file names it. */
export const playlistEntry = z.object({
  id,
  state: z.enum(entryStates),
  title: z.string(),
  artist: z.string(),
  album: z.string(),
  /** Milliseconds; null when the file has no length. */
  duration: z.int().nullable(),
  /** Where it was, when the file names no title. */
  path: z.string().nullable(),
  /** What it was found to be; null when that may not be seen any more. */
  track: trackSummary.nullable(),
  /** Tracks it may be, the likeliest first; five at most. */
  candidates: z.array(trackSummary),
});
export type PlaylistEntry = z.infer<typeof playlistEntry>;
export const listEntries = z.strictObject({ ...pageInput, id, state: z.enum(entryStates) });
export const entryPage = page(playlistEntry);
/** Entries one call settles or forgets at most. */
export const entriesOfCall = 1_000;
export const settleEntries = z.strictObject({
  id,
  /** What entries are: a track, which goes where the entry stands; null for none of their candidates. */
  entries: z
    .array(z.strictObject({ entry_id: id, track_id: id.nullable() }))
    .min(1)
    .max(entriesOfCall),
});
export const forgetEntries = z.strictObject({ id, entry_ids: z.array(id).min(1).max(entriesOfCall) });

const trackIds = z.array(id).min(1).max(tracksOfCall);
const fields = {
  description: text(5_000).optional(),
  visibility: z.enum(playlistVisibilities).optional(),
};
export const createPlaylist = z.strictObject({
  name: name(255),
  ...fields,
  /** What stands in it at once, in this order. */
  track_ids: z.array(id).max(tracksOfCall).default([]),
  /** What fills it, instead of `track_ids`; applied anew whenever it is read a minute later. */
  rules: ruleSet.optional(),
});
export const updatePlaylist = z.strictObject({
  id,
  name: name(255).optional(),
  ...fields,
  /** Another rule; null leaves what is in it to be arranged by hand. Of one filled by hand it removes what was there. */
  rules: ruleSet.nullable().optional(),
});

/** Bytes of an uploaded cover at most: 2 MB. */
export const coverMaxBytes = 2 * 1_024 * 1_024;
export const setPlaylistCover = z.strictObject({
  id,
  /** Of a form: PNG, JPEG, WebP, at most 2 MB. */
  file: z.instanceof(Uint8Array),
});

export const previewRules = z.strictObject({ rules: ruleSet });
export const rulesPreview = z.object({
  /** Tracks found before the limit, 50,000 at most; null when it took too long to count them. */
  count: z.int().nullable(),
  /** The first ten. */
  tracks: z.array(trackSummary),
});

/** `custom` is the order of the playlist, `newest` what was added last. */
export const placeOrders = ['custom', 'newest', 'name', 'length'] as const;
export const listPlaces = z.strictObject({
  ...pageInput,
  id,
  orderBy: z.enum(placeOrders).default('custom'),
  /** The natural one of the order when left out. */
  direction: z.enum(directions).optional(),
  /** Words of the title or of its artists, or a part of the title. */
  query: text(255).optional(),
});
export const placePage = page(trackSummary);

export const addTracks = z.strictObject({ id, track_ids: trackIds });
export const added = z.object({
  /** New in the playlist, behind all others. */
  added: z.int(),
  /** Which, to take them out again. */
  added_ids: z.array(id),
  /** In it already; they stay where they are. */
  there: z.int(),
  tracks_count: z.int(),
});
export const removeTracks = z.strictObject({ id, track_ids: trackIds });
export const moveTracks = z.strictObject({
  id,
  /** They stand in this order afterwards; what is not in the playlist is passed over. */
  track_ids: trackIds,
  /** In front of this track of the playlist; null for the end. */
  before: id.nullable(),
});
export const placesChanged = z.object({ changed: z.int(), tracks_count: z.int() });

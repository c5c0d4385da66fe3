import { z } from 'zod';
import { album, albumSummary } from '../../catalogue/albums/contract.ts';
import { artistRef, artistSummary } from '../../catalogue/artists/contract.ts';
import { id, name, page, pageInput, text, timestamp, visibility } from '../../core/contract.ts';
import { profile } from '../../identity/users/contract.ts';
import { fileEntry } from '../../platform/files/contract.ts';

export const requestKinds = ['become', 'claim', 'verify'] as const;
export const requestStates = ['pending', 'approved', 'denied'] as const;

/** An artist one works for. */
export const ownArtist = artistSummary.extend({ role: z.enum(['owner', 'editor']) });
export type OwnArtist = z.infer<typeof ownArtist>;
export const ownArtists = z.object({ artists: z.array(ownArtist) });

/** A wish an admin decides. */
export const backstageRequest = z.object({
  id,
  kind: z.enum(requestKinds),
  /** Of `claim` and `verify`; of `become` once it was approved. */
  artist: artistRef.nullable(),
  /** Of `become`: the name of the new artist. */
  artist_name: z.string().nullable(),
  message: z.string(),
  state: z.enum(requestStates),
  /** Why it was denied. */
  reason: z.string().nullable(),
  user: z.object({ id, display_name: z.string() }),
  evidence: z.array(fileEntry),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
});
export type BackstageRequest = z.infer<typeof backstageRequest>;
export const requestResponse = z.object({ request: backstageRequest });
export const ownRequests = z.object({ requests: z.array(backstageRequest) });
export const requestPage = page(backstageRequest);

export const createRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('become'),
    artist_name: name(),
    message: text(2_000).default(''),
    /** Files that prove it. */
    entry_ids: z.array(id).max(10).default([]),
  }),
  z.strictObject({
    kind: z.enum(['claim', 'verify']),
    artist_id: id,
    message: text(2_000).default(''),
    entry_ids: z.array(id).max(10).default([]),
  }),
]);
export const listRequests = z.strictObject({ ...pageInput, state: z.enum(requestStates).default('pending') });
export const decideRequest = z.strictObject({
  id,
  approve: z.boolean(),
  /** For the one who asked; needed for a denial. */
  reason: text(1_000).optional(),
});

/** A release in the list of those who work on it. */
export const releaseSummary = albumSummary.extend({
  visibility,
  publish_at: timestamp.nullable(),
  tracks_count: z.int(),
  /** Why it cannot be published yet; empty when it can. */
  problems: z.array(z.string()),
  updated_at: timestamp,
});
export type ReleaseSummary = z.infer<typeof releaseSummary>;
/** Something in the trash, from which it goes for good after thirty days. */
export const trashed = z.object({ id, name: z.string(), deleted_at: timestamp });
export type Trashed = z.infer<typeof trashed>;
export const releaseList = z.object({
  releases: z.array(releaseSummary),
  /** Releases in the trash. */
  deleted: z.array(trashed),
});
export const byArtist = z.strictObject({ artist_id: id });

/** How the file of a track came in. */
export const releaseTrack = z.object({
  id,
  status: z.enum(['processing', 'ready', 'failed', 'missing']),
  /** Why it cannot be played, or what is wrong with the file. */
  status_reason: z.string().nullable(),
  file_name: z.string().nullable(),
  /** LUFS and dBTP as measured; null until then. */
  loudness_integrated: z.number().nullable(),
  loudness_peak: z.number().nullable(),
  /** The same sound elsewhere on this site. */
  duplicate: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
});
/** A release with all that its editors see of it. */
export const release = z.object({
  album,
  files: z.array(releaseTrack),
  problems: z.array(z.string()),
  /** Its tracks in the trash. */
  deleted: z.array(trashed),
});
export type Release = z.infer<typeof release>;
export const releaseResponse = z.object({ release });

/** Files that could not be taken, with the reason. */
export const leftOutFile = z.object({
  entry_id: id,
  name: z.string(),
  reason: z.string(),
  /** It goes beyond the minutes of music the one who asks may upload. */
  limited: z.boolean(),
});
export const addedResponse = z.object({ release, left_out: z.array(leftOutFile) });
export const createRelease = z.strictObject({ artist_id: id, entry_ids: z.array(id).min(1).max(100) });
export const addTracks = z.strictObject({ id, entry_ids: z.array(id).min(1).max(100) });
export const orderTracks = z.strictObject({
  id,
  /** All tracks of the release, in their new order, by disc. */
  discs: z.array(z.array(id).min(1).max(500)).min(1).max(50),
});
export const replaceFile = z.strictObject({
  track_id: id,
  /** A sound that was uploaded. */
  entry_id: id,
});
export const setCover = z.strictObject({
  id,
  /** A picture that was uploaded. */
  entry_id: id,
});
export const setPortrait = z.strictObject({
  artist_id: id,
  /** A picture that was uploaded; null takes the one there is. */
  entry_id: id.nullable(),
  /** `wide` for the head of the page. */
  place: z.enum(['portrait', 'wide']).default('portrait'),
});

export const memberRoles = ['owner', 'editor'] as const;
/** Somebody who works for an artist. */
export const artistMember = z.object({ user: profile, role: z.enum(memberRoles) });
export type ArtistMember = z.infer<typeof artistMember>;
export const artistMembers = z.object({
  /** Owners first, then in the order they came. */
  members: z.array(artistMember),
  /** Whether the one who asks may add, change and remove members. */
  abilities: z.object({ manage: z.boolean() }),
});
export type ArtistMembers = z.infer<typeof artistMembers>;
export const addMember = z.strictObject({
  artist_id: id,
  /** The email address of an account, or its display name. */
  account: name(),
  role: z.enum(memberRoles).default('editor'),
});
export const setMemberRole = z.strictObject({ artist_id: id, user_id: id, role: z.enum(memberRoles) });
export const removeMember = z.strictObject({ artist_id: id, user_id: id });

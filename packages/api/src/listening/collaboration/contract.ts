import { z } from 'zod';
import { id, text, timestamp } from '../../core/contract.ts';

/** `add` puts tracks in and takes its own out; `edit` also moves and takes out all, and changes name and description. */
export const playlistRoles = ['add', 'edit'] as const;
const role = z.enum(playlistRoles);
/** People who make a playlist together at most, its owner not counted. */
export const membersMax = 100;
/** Open links of a playlist at most. */
export const linksMax = 20;
/** Days a link lets people in. */
export const linkDays = 30;

export const byPlaylist = z.strictObject({ id });
export const member = z.object({
  user: z.object({
    id,
    display_name: z.string(),
    /** Address of the picture; null for none. */
    avatar: z.string().nullable(),
  }),
  role,
  joined_at: timestamp,
});
export type PlaylistMember = z.infer<typeof member>;
export const inviteLink = z.object({
  id,
  role,
  /** Whose alone it is; null for whoever has it. */
  user: member.shape.user.nullable(),
  created_at: timestamp,
  expires_at: timestamp,
});
export type PlaylistInviteLink = z.infer<typeof inviteLink>;
export const collaboration = z.object({
  owner: member.shape.user,
  /** Those who joined first come first. */
  members: z.array(member),
  /** Links that let people in; for the owner alone, empty for everybody else. */
  links: z.array(inviteLink),
});

export const createInviteLink = z.strictObject({ id, role });
export const inviteLinkMade = z.object({
  /** Address of the page by which people join; it is not shown again. */
  url: z.string(),
  link: inviteLink,
});
/** A part of the name of somebody one may invite. */
export const listInvitable = z.strictObject({ id, query: text(255).optional() });
/** People one call names at most. */
export const invitableMax = 20;
export const invitable = z.object({ people: z.array(member.shape.user) });
export const invitePerson = z.strictObject({ id, user_id: id, role });
export const personInvited = z.object({ link: inviteLink });
export const revokeInviteLink = z.strictObject({ id, link_id: id });
export const setPlaylistRole = z.strictObject({ id, user_id: id, role });
export const removePlaylistMember = z.strictObject({ id, user_id: id });

/** The secret of a link. */
export const byPlaylistInvite = z.strictObject({ secret: z.string().min(1).max(100) });
export const playlistInvitation = z.object({
  playlist: z.object({ id, name: z.string(), slug: z.string() }),
  owner: member.shape.user,
  role,
  /** It is for the one who asks alone, who may decline it. */
  is_personal: z.boolean(),
  /** Who asks makes it together with them already, or owns it. */
  is_member: z.boolean(),
});
export const playlistInvitationResponse = z.object({ invitation: playlistInvitation });
export const playlistJoined = z.object({ playlist: z.object({ id, name: z.string(), slug: z.string() }) });

/** Tracks one call asks about at most. */
export const additionsMax = 500;
export const listAdditions = z.strictObject({ id, track_ids: z.array(id).min(1).max(additionsMax) });
/** Who put tracks in, and when; null for people who are gone. */
export const additions = z.object({
  additions: z.array(
    z.object({
      track_id: id,
      by: z.object({ id, display_name: z.string() }).nullable(),
      at: timestamp,
    }),
  ),
});

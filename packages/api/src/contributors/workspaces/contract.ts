import { z } from 'zod';
import { artistRef } from '../../catalogue/artists/contract.ts';
import { id, name, page, pageInput, text } from '../../core/contract.ts';
import { profile } from '../../identity/users/contract.ts';

export const workspaceRoleKeys = ['owner', 'manager', 'contributor', 'viewer'] as const;
/** Days an invitation can be open. */
export const inviteDays = [1, 7, 30] as const;
/** Bytes of a picture. */
export const pictureMaxBytes = 2 * 1_024 * 1_024;

/** A role in a workspace; `key` of the built-in ones. */
export const workspaceRole = z.object({
  id,
  name: z.string(),
  description: z.string(),
  key: z.enum(workspaceRoleKeys).nullable(),
});
export type WorkspaceRole = z.infer<typeof workspaceRole>;

/** A team one is a member of; id 0 is oneself. */
export const workspace = z.object({
  id: z.int().min(0),
  name: z.string(),
  /** Address of its picture. */
  image: z.string().nullable(),
  members_count: z.int(),
  /** One’s own; null in the default workspace. */
  role: workspaceRole.nullable(),
  abilities: z.object({
    /** Rename it and change its picture. */
    update: z.boolean(),
    /** Invite and remove people, assign roles. */
    members: z.boolean(),
    /** Change profiles of its artists. */
    artists: z.boolean(),
    /** Upload files and change drafts. */
    drafts: z.boolean(),
    publish: z.boolean(),
    insights: z.boolean(),
    /** Delete it, give it to somebody else, hand its artists over. */
    own: z.boolean(),
  }),
});
export type Workspace = z.infer<typeof workspace>;
export const workspaces = z.object({ workspaces: z.array(workspace) });
export const workspaceResponse = z.object({ workspace });

export const createWorkspace = z.strictObject({ name: name(80) });
export const updateWorkspace = z.strictObject({ id, name: name(80) });
export const setImage = z.strictObject({
  id,
  /** Of a form: PNG, JPEG, WebP, at most 2 MB. */
  file: z.instanceof(Uint8Array),
});

/** Roles members can have, and which of them the one who asks may assign. */
export const workspaceRoles = z.object({
  roles: z.array(workspaceRole.extend({ assignable: z.boolean() })),
});

export const member = z.object({
  user: profile,
  role: workspaceRole,
  /** When they joined. */
  created_at: z.string(),
  /** May be given another role, or removed, by the one who asks. */
  abilities: z.object({ edit: z.boolean() }),
});
export type Member = z.infer<typeof member>;
export const members = z.object({ members: z.array(member) });
export const setMemberRole = z.strictObject({ id, user_id: id, role_id: id });
export const byMember = z.strictObject({ id, user_id: id });

/** An invitation as those see it who manage members. */
export const invite = z.object({
  id: z.uuid(),
  /** Null for a link. */
  email: z.string().nullable(),
  role: workspaceRole,
  uses: z.int(),
  max_uses: z.int(),
  expires_at: z.string(),
  is_expired: z.boolean(),
  created_at: z.string(),
});
export type Invite = z.infer<typeof invite>;
export const invites = z.object({ invites: z.array(invite) });
const invited = { id, role_id: id };
export const inviteByEmail = z.strictObject({ ...invited, email: text(254) });
export const createLink = z.strictObject({
  ...invited,
  days: z.union(inviteDays.map((days) => z.literal(days))).default(7),
  max_uses: z.int().min(1).max(100).default(10),
});
export const inviteResponse = z.object({ invite });
/** The address is in this answer and nowhere else. */
export const createdLink = z.object({ link: z.string(), invite });
export const byInvite = z.strictObject({ id, invite_id: z.uuid() });

/** The secret of a link, or the id of an invitation to one’s own confirmed address. */
export const inviteId = z.string().min(1).max(100);
export const byInviteId = z.strictObject({ inviteId });
/** What somebody sees who was invited. */
export const invitation = z.object({
  inviteId: z.string(),
  workspace: z.object({ id, name: z.string(), image: z.string().nullable(), members_count: z.int() }),
  role: workspaceRole,
  /** Who invited; null once they are gone. */
  inviter: z.string().nullable(),
  /** The address it is for; null for a link. */
  email: z.string().nullable(),
  /** Whether that address has an account. */
  has_account: z.boolean(),
  /** Whether the one who asks is a member already: joining again changes nothing. */
  is_member: z.boolean(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof invitation>;
export const invitationResponse = z.object({ invitation });
export const invitations = z.object({ invitations: z.array(invitation) });
export const joined = z.object({ workspace: z.object({ id }) });

/** Something a member did. */
export const activity = z.object({
  id,
  actor_id: id.nullable(),
  actor_name: z.string(),
  action: z.string(),
  object_type: z.string().nullable(),
  object_id: z.string().nullable(),
  /** Name of the object now; null when it is gone, or has none. */
  object_name: z.string().nullable(),
  created_at: z.string(),
});
export type Activity = z.infer<typeof activity>;
export const listActivity = z.strictObject({ ...pageInput, id });
export const activityPage = page(activity);

/** Hands an artist to a workspace one is in, or with 0 to oneself. */
export const handOver = z.strictObject({ artist_id: id, workspace_id: z.int().min(0) });
export const handedOver = z.object({ artist: artistRef, workspace_id: z.int().min(0) });

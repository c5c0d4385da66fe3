import { avatarUrl } from '../../identity/accounts/view.ts';
import type { PlaylistInviteLink, PlaylistMember } from './contract.ts';
import type { LinkRow, MemberRow } from './queries.ts';

export function memberView({ user_id, display_name, avatar, role, joined_at }: MemberRow): PlaylistMember {
  return {
    user: { id: user_id, display_name, avatar: avatarUrl(avatar) },
    role,
    joined_at: joined_at.toISOString(),
  };
}

export function linkView(row: LinkRow): PlaylistInviteLink {
  const { id, role, for_user, display_name, avatar, created_at, expires_at } = row;
  return {
    id,
    role,
    user:
      for_user === null || display_name === null
        ? null
        : { id: for_user, display_name, avatar: avatarUrl(avatar) },
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}

import { avatarUrl } from '../../identity/accounts/view.ts';
import type { PlaylistMember } from './contract.ts';
import type { LinkRow, MemberRow } from './queries.ts';

export function memberView({ user_id, display_name, avatar, role, joined_at }: MemberRow): PlaylistMember {
  return {
    user: { id: user_id, display_name, avatar: avatarUrl(avatar) },
    role,
    joined_at: joined_at.toISOString(),
  };
}

export function linkView({ id, role, created_at, expires_at }: LinkRow) {
  return { id, role, created_at: created_at.toISOString(), expires_at: expires_at.toISOString() };
}

import { imageUrl } from '../../platform/images/view.ts';
import type { Invite, Workspace, WorkspaceRole } from './contract.ts';
import type { InviteRow } from './invite-queries.ts';
import { roleMay } from './policy.ts';
import type { OwnWorkspaceRow } from './queries.ts';

/** Oneself: the workspace of those who act for no team. */
export const defaultWorkspace: Workspace = {
  id: 0,
  name: 'Default',
  image: null,
  members_count: 1,
  role: null,
  abilities: {
    ...{ update: false, members: false, own: false },
    ...{ artists: true, drafts: true, publish: true, insights: true },
  },
};

export const pictureUrl = (hash: string | null) => imageUrl(hash === null ? null : { hash }, 160);

interface RoleRow {
  role_id: number;
  role_name: string;
  description: string;
  key: WorkspaceRole['key'];
}

export const roleView = ({ role_id, role_name, description, key }: RoleRow): WorkspaceRole => ({
  id: role_id,
  name: role_name,
  description,
  key,
});

export function workspaceView(row: OwnWorkspaceRow): Workspace {
  return {
    id: row.id,
    name: row.name,
    image: pictureUrl(row.image_hash),
    members_count: row.members_count,
    role: roleView(row),
    abilities: {
      update: roleMay(row, 'workspace.update'),
      members: roleMay(row, 'workspace.members'),
      artists: roleMay(row, 'workspace.artists'),
      drafts: roleMay(row, 'workspace.drafts'),
      publish: roleMay(row, 'workspace.publish'),
      insights: roleMay(row, 'workspace.insights'),
      own: row.key === 'owner',
    },
  };
}

export function inviteView(row: InviteRow, now: Date): Invite {
  return {
    id: row.id,
    email: row.email,
    role: roleView(row),
    uses: row.uses,
    max_uses: row.max_uses,
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at <= now,
    created_at: row.created_at.toISOString(),
  };
}

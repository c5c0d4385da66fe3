import type { CreatedAt, Id, Stamps, Timestamp, WithDefault } from './columns.ts';

/** A team: a label, a band’s management, a family server’s editors. */
export interface WorkspaceTable extends Stamps {
  id: Id;
  name: string;
  image_hash: string | null;
  /** Always one of its members. */
  owner_id: number;
}
export interface WorkspaceMemberTable {
  workspace_id: number;
  user_id: number;
  /** A role of type `workspace`; that of key `owner` only of the owner. */
  role_id: number;
  created_at: CreatedAt;
}
/** By address for one person, or a link for several (`email` null). */
export interface WorkspaceInviteTable {
  /** Names it for those who manage it; opens nothing. */
  id: WithDefault<string>;
  workspace_id: number;
  email: string | null;
  /** SHA-256 of the secret in the link. */
  token_hash: string;
  role_id: number;
  invited_by: number | null;
  max_uses: number;
  uses: WithDefault<number>;
  expires_at: Timestamp;
  /** When its mail was sent last. */
  sent_at: CreatedAt;
  created_at: CreatedAt;
}
export interface WorkspaceTables {
  workspaces: WorkspaceTable;
  workspace_members: WorkspaceMemberTable;
  workspace_invites: WorkspaceInviteTable;
}

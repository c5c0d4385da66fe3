import type { Id, Json, Stamps, WithDefault } from './columns.ts';

export interface StoredPermission {
  name: string;
  restrictions: { name: string; value: number | string | boolean }[];
}
export type WorkspaceRoleKey = 'owner' | 'manager' | 'contributor' | 'viewer';
export interface RoleTable extends Stamps {
  id: Id;
  name: string;
  description: WithDefault<string>;
  type: WithDefault<'site' | 'workspace'>;
  /** Of the built-in roles of workspaces. */
  key: WorkspaceRoleKey | null;
  /** Given to new users. */
  default: WithDefault<boolean>;
  /** The role of visitors who are not signed in. */
  guests: WithDefault<boolean>;
  permissions: Json<StoredPermission[]>;
}
export interface UserRoleTable {
  user_id: number;
  role_id: number;
}
export interface RoleTables {
  roles: RoleTable;
  user_roles: UserRoleTable;
}

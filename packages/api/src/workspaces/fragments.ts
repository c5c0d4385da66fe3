import { type RawBuilder, sql } from 'kysely';

/** How many members of all workspaces have a role. */
export function membersOfWorkspaces(roleId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from workspace_members m where m.role_id = ${roleId})`;
}

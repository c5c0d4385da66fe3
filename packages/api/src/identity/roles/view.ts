import type { Actor } from '../../core/actor.ts';
import { knownPermissions, knownWorkspacePermissions } from '../../core/permissions-of.ts';
import type * as contract from './contract.ts';
import { canGrant } from './policy.ts';
import type { RoleRow } from './queries.ts';

export function roleView(actor: Actor, row: RoleRow): contract.Role {
  const edit = row.key === null && canGrant(actor, row);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    default: row.default,
    guests: row.guests,
    permissions:
      row.type === 'workspace'
        ? knownWorkspacePermissions(row.permissions)
        : knownPermissions(row.permissions),
    members_count: Number(row.members_count ?? 0),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: { edit, delete: edit && !row.default && !row.guests },
  };
}

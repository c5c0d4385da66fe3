import type { z } from 'zod';
import { can } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import {
  groupOf,
  type PermissionName,
  permissionGroups,
  permissionTable,
  type WorkspacePermission,
  workspacePermissionTable,
} from '../../core/permissions.ts';
import { guestsMayHold } from './checked-permissions.ts';
import type * as contract from './contract.ts';

/** Every permission there is, for the grid of the editor: those of the site, or of workspaces. */
export function listPermissions(ctx: Context, input: z.output<typeof contract.byType>) {
  if (input?.type === 'workspace') return listWorkspacePermissions(ctx);
  const names = Object.keys(permissionTable) as PermissionName[];
  return {
    permissions: names.map((name) => {
      const row = permissionTable[name];
      const limits = 'restrictions' in row ? Object.keys(row.restrictions.shape) : [];
      return {
        name,
        group: groupOf(name),
        group_title: ctx.translate(permissionGroups[groupOf(name)]),
        description: ctx.translate(row.description),
        restrictions: limits.map((limit) => ({ name: limit, type: 'integer' as const })),
        guests: guestsMayHold(name),
        grantable: can(ctx.actor, name),
      };
    }),
  };
}

function listWorkspacePermissions(ctx: Context) {
  const names = Object.keys(workspacePermissionTable) as WorkspacePermission[];
  return {
    permissions: names.map((name) => ({
      name,
      group: 'workspace',
      group_title: ctx.translate('Workspaces'),
      description: ctx.translate(workspacePermissionTable[name].description),
      restrictions: [],
      guests: false,
      grantable: true,
    })),
  };
}

import { can } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import type { PermissionName } from '../core/permissions.ts';
import { permissionTable } from '../core/permissions.ts';
import { guestsMayHold } from './checked-permissions.ts';

/** Every permission there is, for the grid of the editor. */
export function listPermissions(ctx: Context) {
  const names = Object.keys(permissionTable) as PermissionName[];
  return {
    permissions: names.map((name) => {
      const row = permissionTable[name];
      const limits = 'restrictions' in row ? Object.keys(row.restrictions.shape) : [];
      return {
        name,
        group: name.split('.')[0] ?? name,
        description: ctx.translate(row.description),
        restrictions: limits.map((limit) => ({ name: limit, type: 'integer' as const })),
        guests: guestsMayHold(name),
        grantable: can(ctx.actor, name),
      };
    }),
  };
}

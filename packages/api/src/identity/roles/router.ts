import { byId, done } from '../../core/contract.ts';
import { permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';
import { getRole } from './get-role.ts';
import { listMembers } from './list-members.ts';
import { listPermissions } from './list-permissions.ts';
import { listRoles } from './list-roles.ts';
import { updateRole } from './update-role.ts';

const manager = permitted('roles.manage', { inPerson: true });

export const rolesRouter = router({
  /** Also those who manage users choose among roles. */
  list: permitted('admin.access', { inPerson: true })
    .input(contract.byType)
    .output(contract.roles)
    .query(({ ctx, input }) => listRoles(ctx, input)),
  permissions: manager
    .input(contract.byType)
    .output(contract.permissionList)
    .query(({ ctx, input }) => listPermissions(ctx, input)),
  get: manager
    .input(byId)
    .output(contract.roleResponse)
    .query(({ ctx, input }) => getRole(ctx, input)),
  members: manager
    .input(contract.listMembers)
    .output(contract.members)
    .query(({ ctx, input }) => listMembers(ctx, input)),
  create: manager
    .input(contract.createRole)
    .output(contract.roleResponse)
    .mutation(({ ctx, input }) => createRole(ctx, input)),
  update: manager
    .input(contract.updateRole)
    .output(contract.roleResponse)
    .mutation(({ ctx, input }) => updateRole(ctx, input)),
  delete: manager
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => deleteRole(ctx, input)),
});

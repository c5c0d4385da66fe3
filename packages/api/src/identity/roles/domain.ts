import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { roleReactions } from './events.ts';
import { roleRows } from './rest.ts';
import { rolesRouter } from './router.ts';

export const roles = {
  name: 'roles',
  routers: { roles: rolesRouter },
  rows: roleRows,
  about: ['Roles', 'Roles, their permissions and members.'],
  contract,
  reactions: roleReactions,
  exported: {
    user_roles: { column: 'user_id' },
  },
} satisfies Domain;

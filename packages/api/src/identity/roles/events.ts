import type { Reactions } from '../../core/context.ts';
import { assignDefaultRole } from './assign-default-role.ts';

export const roleReactions = {
  'accounts.created': (_ctx, trx, { id }) => assignDefaultRole(trx, id),
} satisfies Reactions;

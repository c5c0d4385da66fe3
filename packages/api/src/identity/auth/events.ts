import type { Reactions } from '../../core/context.ts';
import { endImpersonations } from './sessions/end-impersonations.ts';

export const authReactions = {
  'roles.changed': (_ctx, trx, of) => endImpersonations(trx, of),
} satisfies Reactions;

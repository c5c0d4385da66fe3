import type { Reactions } from '../../core/context.ts';
import { leaveWorkspaces } from './delete-workspace.ts';

export const workspaceReactions = {
  'accounts.removing': (ctx, trx, { ids }) => leaveWorkspaces(ctx, trx, ids),
} satisfies Reactions;

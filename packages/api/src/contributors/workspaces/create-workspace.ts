import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { lockAccount } from '../../identity/accounts/find-account.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type * as contract from './contract.ts';
import { getWorkspace } from './get-workspace.ts';
import { builtInRole, insertMember } from './member-queries.ts';
import { countOwned, insertWorkspace } from './queries.ts';

/** Workspaces one person can own. */
const ownedAtMost = 50;

/** Makes a workspace with the one who asks as its owner. @throws AppError `conflict` after the fiftieth */
export async function createWorkspace(ctx: Context, { name }: z.output<typeof contract.createWorkspace>) {
  const user = userOf(ctx.actor);
  // It would not be there for the token that asked.
  if (user.token?.workspaceId) throw new AppError('forbidden');
  const id = await ctx.db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id);
    if ((await countOwned(trx, user.id)) >= ownedAtMost) {
      throw new AppError('conflict', 'You own :max workspaces already.', { params: { max: ownedAtMost } });
    }
    const workspace = await insertWorkspace(trx, { name, owner_id: user.id });
    const role = await builtInRole(trx, 'owner');
    await insertMember(trx, { workspace_id: workspace.id, user_id: user.id, role_id: role.id });
    await recordEvent(trx, ctx, {
      action: 'workspaces.create',
      object: { type: 'workspace', id: workspace.id },
      workspaceId: workspace.id,
    });
    return workspace.id;
  });
  return getWorkspace(ctx, { id });
}

import type { Database, Transaction } from '@kantele/db';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { profilesByIds } from '../../identity/accounts/get-profiles.ts';
import { workspaceInvitation } from '../../identity/notifications/kinds/workspace-invitation.ts';
import { notify } from '../../identity/notifications/notify.ts';
import { withdraw } from '../../identity/notifications/withdraw.ts';
import { workspaceById } from './queries.ts';

/** Tells somebody who has an account that they are invited; the mail is sent in either case. */
export async function notifyInvited(
  ctx: Context,
  trx: Transaction<Database>,
  { inviteId, workspaceId, userId }: { inviteId: string; workspaceId: number; userId: number },
): Promise<void> {
  const { id: actor } = userOf(ctx.actor);
  const workspace = await workspaceById(trx, workspaceId);
  const [inviter] = await profilesByIds(trx, [actor]);
  await notify(ctx, trx, {
    kind: workspaceInvitation,
    receivers: [userId],
    actor,
    data: { inviteId, workspace: workspace?.name ?? '', inviter: inviter?.display_name ?? '' },
  });
}

/** Takes the message about an invitation back once it was answered or ended. */
export function settleInvitation(trx: Transaction<Database>, inviteId: string): Promise<void> {
  return withdraw(trx, { kind: workspaceInvitation, field: 'inviteId', value: inviteId });
}

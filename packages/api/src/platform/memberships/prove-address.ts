import type { Context } from '../../core/context.ts';
import { hashInvite } from './invite-secret.ts';
import { isOpen } from './policy.ts';
import { inviteByHash } from './queries.ts';

/**
 * Whether the secret of an open invitation was mailed to this address: who brings it reads that mail, as somebody does
 * who opens the link that confirms an address. A link for several people proves nothing.
 */
export async function provesAddress(ctx: Context, inviteId: string, email: string): Promise<boolean> {
  const invite = await inviteByHash(ctx.db, hashInvite(inviteId));
  if (!invite || !isOpen(invite, ctx.services.now())) return false;
  return invite.email?.toLowerCase() === email.toLowerCase();
}

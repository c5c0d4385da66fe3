import type { Context } from '../core/context.ts';
import { inviteNamed } from './invite-queries.ts';
import { hashInvite } from './invite-secret.ts';
import { isOpen } from './policy.ts';

/**
 * Whether the secret of an open invitation was mailed to this address: who brings it reads that mail, as somebody does
 * who opens the link that confirms an address. A link for several people proves nothing.
 */
export async function provesAddress(ctx: Context, inviteId: string, email: string): Promise<boolean> {
  const invite = await inviteNamed(ctx.db, { hash: hashInvite(inviteId) });
  if (!invite || !isOpen(invite, ctx.services.now())) return false;
  return invite.email?.toLowerCase() === email.toLowerCase();
}

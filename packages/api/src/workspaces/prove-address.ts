import type { Context } from '../core/context.ts';
import { openInvite } from './invite-queries.ts';
import { hashInvite } from './invite-secret.ts';

/**
 * Whether the secret of an open invitation was mailed to this address: who brings it reads that mail, as somebody does
 * who opens the link that confirms an address. A link for several people proves nothing.
 */
export async function provesAddress(ctx: Context, inviteId: string, email: string): Promise<boolean> {
  const invite = await openInvite(ctx.db, { hash: hashInvite(inviteId) }, ctx.services.now());
  return invite?.email?.toLowerCase() === email.toLowerCase();
}

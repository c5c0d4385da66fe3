import { refuseViolations } from '../../../core/constraints.ts';
import type { Context } from '../../../core/context.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { queueMail } from '../../../platform/mails/queue-mail.ts';
import { emailTaken } from '../../accounts/email-taken.ts';
import { lockAccount } from '../../accounts/find-account.ts';
import { updateAccount } from '../../accounts/update-account.ts';
import { deleteResets } from '../queries.ts';
import { emailChangeSignature } from './email-change-link.ts';
import { assertLink, type SignedLink } from './link.ts';

/**
 * Gives an account the address a link was mailed to; links to a new password that went to the old one are void.
 * @throws AppError `forbidden` for a changed or void link, `gone` after 24 hours, `invalid` on `email` when somebody
 * else has got the address since
 */
export async function confirmEmailChange(ctx: Context, link: SignedLink & { email: string }): Promise<void> {
  const { id, email, expires } = link;
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockAccount(trx, id);
    assertLink(ctx, link, user && emailChangeSignature(ctx.services.secret, user, email, expires));
    if (!user) return;
    await updateAccount(trx, id, { email }).catch(refuseViolations({ users_email: emailTaken }));
    await deleteResets(trx, id);
    if (user.email_verified_at) {
      await queueMail(ctx, trx, {
        template: 'email-changed',
        to: user.email,
        language: user.language ?? ctx.language,
        params: { email },
      });
    }
    await recordEvent(trx, ctx, {
      action: 'auth.change_email',
      object: { type: 'user', id },
      actorId: id,
    });
  });
}

import { randomBytes } from 'node:crypto';
import type { Context } from '../../../core/context.ts';
import { queueMail } from '../../../platform/mails/queue-mail.ts';
import { findAccount, lockAccount } from '../../accounts/find-account.ts';
import { insertReset } from '../queries.ts';
import { hashOf, validSeconds } from './reset-password.ts';

/** An invitation may wait for a week. */
const invitationSeconds = 7 * 24 * 3_600;

/** The job behind `forgotPassword`, and behind accounts that are made without a password. */
export async function mailReset(
  ctx: Context,
  { email, language, invited = false }: { email: string; language: string; invited?: boolean | undefined },
) {
  const found = await findAccount(ctx.db, { email });
  if (!found) return;
  const token = randomBytes(32).toString('base64url');
  const seconds = invited ? invitationSeconds : validSeconds;
  const expires = new Date(ctx.services.now().getTime() + seconds * 1_000);
  await ctx.db.transaction().execute(async (trx) => {
    // A change of password or address either sees this link and removes it, or is seen here.
    const user = await lockAccount(trx, found.id);
    if (!user || user.email.toLowerCase() !== email.toLowerCase()) return;
    const address = encodeURIComponent(user.email);
    await insertReset(trx, { token_hash: hashOf(token), user_id: user.id, expires_at: expires });
    await queueMail(ctx, trx, {
      template: invited ? 'invitation' : 'reset-password',
      to: user.email,
      language: user.language ?? language,
      params: { link: `${ctx.services.baseUrl}/password/reset/${token}?email=${address}` },
    });
  });
}

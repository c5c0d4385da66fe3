import { randomBytes } from 'node:crypto';
import type { Context } from '../core/context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { findAccount, lockAccount } from '../users/find-account.ts';
import { insertReset } from './queries.ts';
import { hashOf, validSeconds } from './reset-password.ts';

/** The job behind `forgotPassword`. */
export async function mailReset(ctx: Context, { email, language }: { email: string; language: string }) {
  const found = await findAccount(ctx.db, { email });
  if (!found) return;
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(ctx.services.now().getTime() + validSeconds * 1_000);
  await ctx.db.transaction().execute(async (trx) => {
    // A change of password or address either sees this link and removes it, or is seen here.
    const user = await lockAccount(trx, found.id);
    if (!user || user.email.toLowerCase() !== email.toLowerCase()) return;
    const address = encodeURIComponent(user.email);
    await insertReset(trx, { token_hash: hashOf(token), user_id: user.id, expires_at: expires });
    await queueMail(ctx, trx, {
      template: 'reset-password',
      to: user.email,
      language: user.language ?? language,
      params: { link: `${ctx.services.baseUrl}/password/reset/${token}?email=${address}` },
    });
  });
}

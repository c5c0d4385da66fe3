import { createHmac } from 'node:crypto';
import type { Database, Db } from '@kantele/db';
import type { Transaction } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { queueMail } from '../../../platform/mails/queue-mail.ts';

/** Vouches for the parts of a link that confirms an address. */
export function verificationSignature(secret: Buffer, id: number, email: string, expires: number): string {
  const text = `verify\n${id}\n${email.toLowerCase()}\n${expires}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}
/** Links that confirm an address work for 24 hours. */
export const validSeconds = 24 * 3_600;
/** Queues the mail with the link that confirms an address. */
export async function queueVerification(
  ctx: Context,
  db: Db | Transaction<Database>,
  user: { id: number; email: string; language?: string | null },
) {
  const { services } = ctx;
  const expires = Math.floor(services.now().getTime() / 1_000) + validSeconds;
  const signature = verificationSignature(services.secret, user.id, user.email, expires);
  await queueMail(ctx, db, {
    template: 'verify-email',
    to: user.email,
    language: user.language ?? ctx.language,
    params: { link: `${services.baseUrl}/verify-email/${user.id}/${expires}/${signature}` },
  });
}

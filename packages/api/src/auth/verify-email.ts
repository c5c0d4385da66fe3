import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, Db, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { getBootstrap } from '../settings/bootstrap.ts';
import { setVerified, userByEmail, userById } from '../users/queries.ts';
import type { verifyEmail as input, sendVerification as sendInput } from './contract.ts';
import { sendVerification } from './jobs.ts';
import { limitAttempts } from './limits.ts';

/** The link works for 24 hours. */
const validSeconds = 24 * 3_600;

function sign(secret: Buffer, id: number, email: string, expires: number): string {
  const text = `verify\n${id}\n${email.toLowerCase()}\n${expires}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Queues the mail with the link that confirms an address. */
export async function queueVerification(
  ctx: Context,
  db: Db | Transaction<Database>,
  user: { id: number; email: string; language?: string | null },
) {
  const { services } = ctx;
  const expires = Math.floor(services.now().getTime() / 1_000) + validSeconds;
  const signature = sign(services.secret, user.id, user.email, expires);
  await queueMail(ctx, db, {
    template: 'verify-email',
    to: user.email,
    language: user.language ?? ctx.language,
    params: { link: `${services.baseUrl}/verify-email/${user.id}/${expires}/${signature}` },
  });
}

/**
 * Sends the link again; the answer never tells whether the address has an account. At most three mails an hour go to
 * one address.
 */
export async function resendVerification(ctx: Context, { email }: z.output<typeof sendInput>) {
  await limitAttempts(ctx, `verify mails ${ctx.visitor?.ip ?? ''}`, { max: 20, seconds: 3_600 });
  if (await mayMail(ctx, `verify mail ${email}`)) {
    await ctx.services.jobs.add(ctx.db, sendVerification, { email, language: ctx.language });
  }
  return { message: ctx.translate('Email sent') };
}

/** The job behind `resendVerification`. */
export async function mailVerification(
  ctx: Context,
  { email, language }: { email: string; language: string },
) {
  const user = await userByEmail(ctx.db, email);
  if (!user || user.email_verified_at) return;
  await queueVerification(ctx, ctx.db, { ...user, language: user.language ?? language });
}

/** Whether another mail of this kind may go to an address now: three an hour. */
export async function mayMail(ctx: Context, key: string): Promise<boolean> {
  try {
    await limitAttempts(ctx, key, { max: 3, seconds: 3_600 });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/**
 * Confirms an address by the parts of its link; a second time does no harm.
 * @throws AppError `forbidden` for a changed link or another user's, `gone` after 24 hours
 */
export async function verifyEmail(ctx: Context, { id, expires, signature }: z.output<typeof input>) {
  const user = await userById(ctx.db, id);
  const expected = Buffer.from(sign(ctx.services.secret, id, user?.email ?? '', expires));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!user || !genuine || (ctx.actor.kind === 'user' && ctx.actor.id !== id)) {
    throw new AppError('forbidden', 'This link is not valid.');
  }
  if (expires * 1_000 < ctx.services.now().getTime()) {
    throw new AppError('gone', 'This link has expired. Ask for a new one.');
  }
  if (!user.email_verified_at) await setVerified(ctx.db, id);
  const next = ctx.actor.kind === 'user' ? { ...ctx, actor: { ...userOf(ctx.actor), verified: true } } : ctx;
  return { verified: true as const, bootstrapData: await getBootstrap(next, {}) };
}

import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { userByEmail } from '../users/queries.ts';
import type { login as input } from './contract.ts';
import { verifyPassword } from './password.ts';
import { createSession, type NewSession } from './sessions.ts';

/**
 * Checks e-mail and password and opens a session. The answer and its time are the same for unknown addresses and
 * wrong passwords. Sets no cookie: that is the HTTP layer's part.
 * @throws AppError `invalid` on field `email`
 */
export async function login(ctx: Context, { email, password, remember }: z.output<typeof input>) {
  const user = await userByEmail(ctx.db, email.trim());
  const matches = await verifyPassword(user?.password_hash, password);
  if (!user || !matches) throw invalid('email', 'These credentials do not match our records.');
  const session: NewSession = await createSession(ctx.db, user.id, remember);
  return { userId: user.id, session };
}

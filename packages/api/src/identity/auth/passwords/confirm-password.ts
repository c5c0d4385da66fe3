import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import type { confirmPassword as confirmInput } from '../contract.ts';
import { touchAuthenticated } from '../sessions/session-queries.ts';
import { checkPassword } from './check-password.ts';

/** Gives the password again: what is dangerous asks for a recent one. */
export async function confirmPassword(ctx: Context, { password }: z.output<typeof confirmInput>) {
  await checkPassword(ctx, password, 'password');
  await touchAuthenticated(ctx.db, userOf(ctx.actor).sessionHash ?? '');
  return { done: true as const };
}

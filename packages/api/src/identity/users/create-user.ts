import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { createAccount } from '../accounts/create-account.ts';
import { usersByIds } from '../accounts/rows.ts';
import { sendReset } from '../auth/jobs.ts';
import { hashPassword } from '../auth/passwords/password.ts';
import { passwordRule } from '../auth/passwords/password-rule.ts';
import { setUserRoles } from '../roles/set-user-roles.ts';
import type * as contract from './contract.ts';
import { userView } from './view.ts';

/** Makes an account; without a password its owner sets one by mail. @throws AppError `invalid`, `forbidden` */
export async function createUser(ctx: Context, input: z.output<typeof contract.createUser>) {
  if (input.password) (await passwordRule(ctx))(input.password, 'password', input);
  const hash = input.password ? await hashPassword(input.password) : null;
  const id = await ctx.db.transaction().execute(async (trx) => {
    const account = { email: input.email, hash, verified: input.email_verified, name: input.display_name };
    const created = await createAccount(ctx, trx, account);
    if (input.role_ids) await setUserRoles(trx, ctx.actor, { id: created, held: [] }, input.role_ids);
    if (!hash) {
      const invited = { email: input.email, language: ctx.language, invited: true };
      await ctx.services.jobs.add(trx, sendReset, invited);
    }
    await recordEvent(trx, ctx, { action: 'users.create', object: { type: 'user', id: created } });
    return created;
  });
  const [row] = await usersByIds(ctx.db, [id]);
  if (!row) throw new Error('The account is gone.');
  return { user: userView(ctx.actor, row) };
}

import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import { sendReset } from '../auth/jobs.ts';
import { assertGoodPassword, hashPassword } from '../auth/password.ts';
import { createUser as createAccount } from '../auth/register.ts';
import type { Context } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import { rolesByIds, setRoles } from '../roles/queries.ts';
import type * as contract from './contract.ts';
import { assertGrantable } from './policy.ts';
import { usersByIds } from './queries.ts';
import { userView } from './view.ts';

/** Makes an account; without a password its owner sets one by mail. @throws AppError `invalid`, `forbidden` */
export async function createUser(ctx: Context, input: z.output<typeof contract.createUser>) {
  if (input.password) assertGoodPassword(input.password, 'password', [input.email]);
  const hash = input.password ? await hashPassword(input.password) : null;
  const id = await ctx.db.transaction().execute(async (trx) => {
    const account = { email: input.email, hash, verified: input.email_verified, name: input.display_name };
    const created = await createAccount(trx, account);
    if (input.role_ids) {
      const roles = await rolesByIds(trx, input.role_ids);
      if (roles.length !== new Set(input.role_ids).size || roles.some((role) => role.guests))
        throw invalid('role_ids', 'Choose one of the offered values.');
      assertGrantable(
        ctx.actor,
        roles.flatMap((role) => role.permissions),
      );
      await setRoles(trx, created, input.role_ids);
    }
    if (!hash) await ctx.services.jobs.add(trx, sendReset, { email: input.email, language: ctx.language });
    await recordEvent(trx, ctx, { action: 'users.create', object: { type: 'user', id: created } });
    return created;
  });
  const [row] = await usersByIds(ctx.db, [id]);
  if (!row) throw notFound();
  return { user: userView(ctx.actor, row) };
}

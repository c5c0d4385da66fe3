import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { membershipOf } from '../../platform/memberships/active-workspace.ts';
import { lockAccount } from '../accounts/find-account.ts';
import type { createAccessToken as createInput } from './contract.ts';
import { insertToken, tokensOf } from './queries.ts';
import { hashToken, tokenPrefix } from './token-actor.ts';
import { tokenView } from './view.ts';

const tokensAtMost = 50;

/**
 * Makes a token; its text is in this answer and nowhere else.
 * @throws AppError `forbidden` for an admin signed in as the user, `invalid` on `tokenName` (the fiftieth was the
 * last) or `expires_at` (not to come)
 */
export async function createAccessToken(ctx: Context, input: z.output<typeof createInput>) {
  const user = userOf(ctx.actor);
  // A token made while signed in as another user would outlive that session.
  if (user.impersonatorId !== null) throw new AppError('forbidden');
  const expires = input.expires_at ? new Date(input.expires_at) : null;
  if (expires && expires <= ctx.services.now()) throw invalid('expires_at', 'Choose a future time.');
  if (input.workspace_id && !(await membershipOf(ctx.db, user.id, input.workspace_id))) {
    throw invalid('workspace_id', 'You are not a member of this workspace.');
  }
  const plainTextToken = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  return ctx.db.transaction().execute(async (trx) => {
    // Two at once must not both be the fiftieth.
    await lockAccount(trx, user.id);
    const known = await tokensOf(trx, user.id);
    if (known.length >= tokensAtMost) {
      throw invalid('tokenName', 'You already have :max tokens. Delete one first.', { max: tokensAtMost });
    }
    const row = await insertToken(trx, {
      user_id: user.id,
      name: input.tokenName,
      scope: input.scope,
      workspace_id: input.workspace_id ?? null,
      expires_at: expires,
      token_hash: hashToken(plainTextToken),
    });
    await recordEvent(trx, ctx, {
      action: 'access_tokens.create',
      object: { type: 'access_token', id: row.id },
      data: { scope: input.scope },
    });
    return { plainTextToken, token: tokenView(row) };
  });
}

import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../../core/context.ts';
import { queueMail } from '../../../platform/mails/queue-mail.ts';
import { revokeTokens } from '../../access-tokens/revoke-tokens.ts';
import type { Account } from '../../accounts/find-account.ts';
import { updateAccount } from '../../accounts/update-account.ts';
import { deleteResets } from '../queries.ts';
import { endSessions } from '../sessions/end-sessions.ts';

/**
 * Gives an account another password: it is signed out everywhere, links to a new password die, and it is told so by
 * mail. `confirmed`: whoever does it reads the mails of the address. `tokens`: access tokens are revoked as well.
 */
export async function replacePassword(
  ctx: Context,
  trx: Transaction<Database>,
  account: Account,
  passwordHash: string,
  options: { confirmed?: boolean; tokens?: boolean } = {},
): Promise<void> {
  await updateAccount(trx, account.id, { passwordHash, confirmed: options.confirmed });
  await endSessions(trx, account.id);
  await deleteResets(trx, account.id);
  if (options.tokens) await revokeTokens(trx, account.id);
  await queueMail(ctx, trx, {
    template: 'password-changed',
    to: account.email,
    language: account.language ?? ctx.language,
    params: {},
  });
}

import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** How long things are kept once they are over (docs/operating.md). */
const retention = [
  sql`delete from sessions where expires_at < now() - interval '1 day'`,
  sql`delete from password_resets where expires_at < now() - interval '1 day'`,
  sql`delete from access_tokens where expires_at < now() - interval '1 day'`,
  sql`delete from social_attempts where expires_at < now()`,
  sql`delete from human_checks_used where expires_at < now()`,
  sql`delete from attempts where until < now()`,
  sql`delete from mails where created_at < now() - interval '30 days'`,
  sql`delete from audit_events where created_at < now() - interval '180 days'`,
];

export async function forgetExpiredRows(ctx: Context): Promise<void> {
  for (const statement of retention) await statement.execute(ctx.db);
}

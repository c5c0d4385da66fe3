import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import type { Session, sessions } from '../contract.ts';
import { sessionsOf } from './session-queries.ts';

/** The places the user is signed in at, the current one first. */
export async function listSessions(ctx: Context): Promise<z.output<typeof sessions>> {
  const actor = userOf(ctx.actor);
  const rows = await sessionsOf(ctx.db, actor.id);
  const views = rows.map(
    (row): Session => ({
      id: row.id,
      current: row.id_hash === actor.sessionHash,
      user_agent: row.user_agent,
      ip: row.ip,
      impersonated: row.impersonator_id !== null,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    }),
  );
  return { sessions: views.sort((a, b) => Number(b.current) - Number(a.current)) };
}

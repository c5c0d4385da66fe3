import { createHash } from 'node:crypto';
import type { UserActor } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { holderOf } from '../roles/holder.ts';
import { confirmsEmail, getSite } from '../settings/site.ts';
import { noteTokenUse, tokenByHash } from './queries.ts';

/** Secret scanners know tokens by their beginning. */
export const tokenPrefix = 'ktl_pat_';

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Milliseconds between two notes that a token is in use. */
const usedEveryMs = 60_000;

/** The user behind a token, as an actor; null for a token that opens nothing. It carries less than its owner. */
export async function tokenActor(
  ctx: Pick<Context, 'db' | 'services'>,
  token: string,
): Promise<(UserActor & { language: string | null }) | null> {
  if (!token.startsWith(tokenPrefix)) return null;
  const row = await tokenByHash(ctx.db, hashToken(token));
  if (!row) return null;
  const now = ctx.services.now();
  if (row.expires_at && row.expires_at <= now) return null;
  const holder = holderOf(row);
  if (holder.suspended) return null;
  const used = row.last_used_at?.getTime() ?? 0;
  if (now.getTime() - used > usedEveryMs) await noteTokenUse(ctx.db, row.id, now);
  const site = await getSite(ctx.db);
  return {
    kind: 'user',
    id: row.user_id,
    sessionHash: null,
    token: { id: row.id, scope: row.scope },
    permissions: holder.permissions,
    verified: holder.verified || !confirmsEmail(site, ctx.services),
    authenticatedAt: null,
    impersonatorId: null,
    language: holder.language,
  };
}

import { createHash } from 'node:crypto';
import type { UserActor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { confirmsEmail, getSite } from '../../platform/site-state/site.ts';
import { holderOf } from '../roles/holder.ts';
import { noteTokenUse, type TokenRow, tokenBy } from './queries.ts';

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
  const row = await tokenBy(ctx.db, { hash: hashToken(token) });
  const actor = row && (await actorOfRow(ctx, row));
  if (!actor) return null;
  const now = ctx.services.now();
  const used = row.last_used_at?.getTime() ?? 0;
  if (now.getTime() - used > usedEveryMs) await noteTokenUse(ctx.db, row.id, now);
  return actor;
}

/** The same by the id of a token, for what was made with it; its use is not noted. */
export async function tokenActorById(ctx: Pick<Context, 'db' | 'services'>, id: number) {
  const row = await tokenBy(ctx.db, { id });
  return row ? actorOfRow(ctx, row) : null;
}

async function actorOfRow(
  ctx: Pick<Context, 'db' | 'services'>,
  row: TokenRow,
): Promise<(UserActor & { language: string | null }) | null> {
  if (row.expires_at && row.expires_at <= ctx.services.now()) return null;
  const holder = holderOf(row, ctx.services.now());
  if (holder.suspended) return null;
  const site = await getSite(ctx.db);
  return {
    kind: 'user',
    id: row.user_id,
    sessionHash: null,
    sessionId: null,
    token: { id: row.id, scope: row.scope, workspaceId: row.workspace_id },
    workspace: null,
    permissions: holder.permissions,
    verified: holder.verified || !confirmsEmail(site, ctx.services),
    authenticatedAt: null,
    impersonatorId: null,
    language: holder.language,
  };
}

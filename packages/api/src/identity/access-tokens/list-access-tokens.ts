import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type { AccessToken } from './contract.ts';
import { tokensOf } from './queries.ts';
import { tokenView } from './view.ts';

/** Tokens of the user who asks, the newest first. */
export async function listAccessTokens(ctx: Context): Promise<{ tokens: AccessToken[] }> {
  const rows = await tokensOf(ctx.db, userOf(ctx.actor).id);
  return { tokens: rows.map(tokenView) };
}

import type { Context } from '../../core/context.ts';
import type { SocialProfile } from './contract.ts';
import { profilesOf } from './queries.ts';

/** Services a user has connected; who may know is the caller's question. */
export async function listProfiles(ctx: Context, userId: number): Promise<SocialProfile[]> {
  return profilesOf(ctx.db, userId);
}

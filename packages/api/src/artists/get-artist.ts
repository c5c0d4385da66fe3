import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { canSeeArtist } from './policy.ts';
import { artistAccess, artistById } from './queries.ts';
import { artistView } from './view.ts';

/** One artist. @throws AppError `not_found` also for a disabled one, unless the actor may edit artists. */
export async function getArtist(ctx: Context, input: { id: number }) {
  const row = await artistById(ctx.db, input.id);
  if (!row || !canSeeArtist(ctx.actor, row)) throw notFound();
  return { artist: artistView(row, ctx.actor) };
}

/** For what hangs on an artist. @throws AppError `not_found` as for the artist */
export async function assertSeesArtist(ctx: Context, id: number): Promise<void> {
  const row = await artistAccess(ctx.db, id);
  if (!row || !canSeeArtist(ctx.actor, row)) throw notFound();
}

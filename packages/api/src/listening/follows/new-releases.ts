import type { z } from 'zod';
import { listedAlbumSummaries } from '../../catalogue/albums/list-albums.ts';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type * as contract from './contract.ts';
import { newestOfFollowed } from './queries.ts';

/** Albums the shelf holds. */
const atMost = 20;

/** The newest releases of artists one follows. */
export async function newReleases(ctx: Context): Promise<z.output<typeof contract.newReleases>> {
  const ids = await newestOfFollowed(ctx.db, userOf(ctx.actor).id, atMost);
  return { albums: await listedAlbumSummaries(ctx, ids) };
}

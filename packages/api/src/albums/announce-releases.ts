import type { Database, Db, Transaction } from '@kantele/db';
import type { Context } from '../core/context.ts';
import { tellRelease } from '../follows/jobs.ts';
import { newsOfAlbum, noteAnnounced } from './announcement-queries.ts';

/** Tells those who follow the artists of albums that everybody can see now, once for each album. */
export async function announceReleases(
  ctx: Context,
  trx: Transaction<Database>,
  albumIds: readonly number[],
): Promise<void> {
  const fresh = await noteAnnounced(trx, albumIds, ctx.services.now());
  const payloads = fresh.map((album_id) => ({ album_id, after: 0 }));
  await ctx.services.jobs.addMany(trx, tellRelease, payloads, ({ album_id }) => `release:${album_id}:0`);
}

/** What is told of an album; undefined when nobody but its editors can see it any more. */
export function releaseNews(db: Db | Transaction<Database>, albumId: number) {
  return newsOfAlbum(db, albumId);
}

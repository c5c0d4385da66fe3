import type { Database, Db, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { newsOfAlbum, noteAnnounced } from './announcement-queries.ts';

/** Tells those who follow the artists of albums that everybody can see now, once for each album. */
export async function announceReleases(
  ctx: Context,
  trx: Transaction<Database>,
  albumIds: readonly number[],
): Promise<void> {
  const fresh = await noteAnnounced(trx, albumIds, ctx.services.now());
  if (fresh.length > 0) await publishEvent(ctx, trx, 'albums.released', { ids: fresh });
}

/** What is told of an album; undefined when nobody but its editors can see it any more. */
export function releaseNews(db: Db | Transaction<Database>, albumId: number) {
  return newsOfAlbum(db, albumId);
}

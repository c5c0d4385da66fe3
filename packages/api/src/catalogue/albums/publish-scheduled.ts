import type { Context } from '../../core/context.ts';
import { indexWholeAlbums } from '../search-index/index-entries.ts';
import { publishDueTracks } from '../tracks/publish-due-tracks.ts';
import { announceReleases } from './announce-releases.ts';
import { publishDue } from './queries.ts';

/** Turns scheduled albums and tracks public when their time has come. */
export async function publishScheduled(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const now = ctx.services.now();
    const albumIds = await publishDue(trx, now);
    await publishDueTracks(trx, now);
    if (albumIds.length > 0) {
      await indexWholeAlbums(trx, albumIds);
      await announceReleases(ctx, trx, albumIds);
    }
  });
}

import type { Context } from '../../core/context.ts';
import { indexAlbums, indexTracks, indexTracksOfAlbum } from '../search-index/index-entries.ts';
import { announceReleases } from './announce-releases.ts';
import { publishDue } from './queries.ts';

/** Turns scheduled albums and tracks public when their time has come. */
export async function publishScheduled(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { albumIds, trackIds } = await publishDue(trx, ctx.services.now());
    if (albumIds.length > 0) {
      await indexAlbums(trx, albumIds);
      await indexTracksOfAlbum(trx, albumIds);
      await announceReleases(ctx, trx, albumIds);
    }
    if (trackIds.length > 0) await indexTracks(trx, trackIds);
  });
}

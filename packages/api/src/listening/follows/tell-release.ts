import { releaseNews } from '../../catalogue/albums/announce-releases.ts';
import type { Context } from '../../core/context.ts';
import type { JobRun } from '../../core/jobs.ts';
import { albumReleased } from '../../identity/notifications/kinds/album-released.ts';
import { notify } from '../../identity/notifications/notify.ts';
import { tellRelease } from './jobs.ts';
import { followersOfArtists } from './queries.ts';

/** Followers who are told in one transaction. */
const atOnce = 1_000;

/** The job behind `albums.released`: tells some followers, and leaves the next ones to the next job. */
export async function tellFollowers(
  ctx: Context,
  { album_id, after }: { album_id: number; after: number },
  run: Pick<JobRun, 'assertLease'>,
): Promise<void> {
  const album = await releaseNews(ctx.db, album_id);
  const [artist] = album?.artists ?? [];
  if (!album || !artist) return;
  const ids = album.artists.map(({ id }) => id);
  const receivers = await followersOfArtists(ctx.db, ids, after, atOnce);
  await ctx.db.transaction().execute(async (trx) => {
    await run.assertLease(trx);
    const { id, name, slug, tracks, image_hash: image } = album;
    const data = { artist, album: { id, name, slug, tracks }, image };
    await notify(ctx, trx, { kind: albumReleased, receivers, actor: null, data });
    const last = receivers.at(-1);
    if (last === undefined || receivers.length < atOnce) return;
    const next = { album_id, after: last };
    await ctx.services.jobs.add(trx, tellRelease, next, { key: `release:${album_id}:${last}` });
  });
}

import type { Database, Transaction, Visibility } from '@kantele/db';
import { can } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { indexWholeAlbums } from '../search-index/index-entries.ts';
import { announceReleases } from './announce-releases.ts';
import { assertPublishable, isPublished } from './publish-check.ts';

/**
 * After a change of albums: brings search up to date, and tells of those that turned public.
 * @param albums as they were before the change
 * @returns whether one of them is published by it
 * @throws AppError `invalid` on `visibility` for what cannot be published yet
 */
export async function applyVisibility(
  ctx: Context,
  trx: Transaction<Database>,
  albums: readonly { id: number; visibility: Visibility }[],
  to: Visibility | undefined,
): Promise<boolean> {
  const published = albums.filter((album) => to && isPublished(to) && !isPublished(album.visibility));
  if (!can(ctx.actor, 'albums.manage')) for (const { id } of published) await assertPublishable(trx, id);
  await indexWholeAlbums(trx, idsOf(albums));
  const shown = albums.filter(({ visibility }) => to === 'public' && visibility !== 'public');
  if (shown.length > 0) await announceReleases(ctx, trx, idsOf(shown));
  return published.length > 0;
}

const idsOf = (albums: readonly { id: number }[]) => albums.map(({ id }) => id);

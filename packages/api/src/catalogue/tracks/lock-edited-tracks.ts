import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { neededFor, worksOnAlbum } from '../artists/membership.ts';
import { lockMusic } from '../visibility/lock-music.ts';
import { canSeeAlbum } from '../visibility/policy.ts';
import { lockTracks } from './managed-queries.ts';
import { canEditTrack } from './policy.ts';

/**
 * All of these tracks, locked for a change of all or none.
 * @param options.deleted those in the trash instead of those that are not, or either
 * @throws AppError `not_found` when one of them is not there, or may not be seen or changed
 */
export async function lockEditedTracks(
  ctx: Context,
  trx: Transaction<Database>,
  ids: readonly number[],
  options: { deleted?: boolean | 'either' } = {},
): Promise<number[]> {
  const wanted = new Set(ids);
  await lockMusic(trx, { trackIds: [...wanted] });
  const rows = await lockTracks(trx, [...wanted], options.deleted ?? false);
  if (rows.length < wanted.size) throw notFound();
  const albums = new Map(rows.map(({ album_id, album, kept }) => [album_id, { album, kept }]));
  for (const [id, { album, kept }] of albums) {
    const isMember = await worksOnAlbum(trx, ctx.actor, id, neededFor(kept));
    const maySee = canSeeAlbum(ctx.actor, album, ctx.services.now(), isMember);
    if (!maySee || !canEditTrack(ctx.actor, isMember)) throw notFound();
  }
  return rows.map(({ id }) => id);
}

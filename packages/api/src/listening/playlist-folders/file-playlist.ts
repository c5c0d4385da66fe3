import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';

type Filed = z.output<typeof contract.playlistFiled>;

/** In which folder one keeps a playlist. @throws AppError `not_found` for what one neither owns nor helps to make nor likes */
export async function folderOf({ db, actor }: Context, { id }: { id: number }): Promise<Filed> {
  const found = await queries.folderOf(db, userOf(actor).id, id);
  if (!found) throw notFound();
  return found;
}

/**
 * Keeps a playlist in a folder, or outside of all; once more changes nothing.
 * @throws AppError `not_found` for what one neither owns nor helps to make nor likes, and for what is no folder of one's own
 */
export async function filePlaylist(
  ctx: Context,
  { id, folder_id }: z.output<typeof contract.filePlaylist>,
): Promise<Filed> {
  const { id: userId } = userOf(ctx.actor);
  const before = await folderOf(ctx, { id });
  if (before.folder_id === folder_id) return before;
  await ctx.db.transaction().execute(async (trx) => {
    if (folder_id === null) await queries.takeOut(trx, { userId, id });
    else if (!(await queries.file(trx, { userId, folderId: folder_id, playlistIds: [id] }))) throw notFound();
    await publishEvent(trx, [userId], { type: 'playlists' });
  });
  return { folder_id };
}

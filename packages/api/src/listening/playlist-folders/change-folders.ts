import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { nameKey } from '../../core/text/slug.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import * as contract from './contract.ts';
import * as queries from './queries.ts';

/** Makes a folder of one's own. @throws AppError `conflict` when there are too many */
export async function createFolder(
  ctx: Context,
  { name, playlist_ids }: z.output<typeof contract.createPlaylistFolder>,
) {
  return changeFolders(ctx, async (trx, userId) => {
    const words = { name, name_key: nameKey(name) };
    const id = await queries.insertFolder(trx, { owner_id: userId, ...words }, contract.foldersMax);
    if (id === null)
      throw new AppError('conflict', 'You have :count folders already. Delete one first.', {
        params: { count: contract.foldersMax },
      });
    await queries.file(trx, { userId, folderId: id, playlistIds: playlist_ids });
    return id;
  });
}

/** @throws AppError `not_found` for what is no folder of one's own */
export async function renameFolder(
  ctx: Context,
  { id, name }: z.output<typeof contract.renamePlaylistFolder>,
) {
  return changeFolders(ctx, async (trx, userId) => {
    await queries.renameFolder(trx, { userId, id }, { name, name_key: nameKey(name) });
    return id;
  });
}

/** Deletes a folder; the playlists in it stay, outside of all folders. @throws AppError `not_found` */
export async function deleteFolder(ctx: Context, { id }: { id: number }) {
  const { id: userId } = userOf(ctx.actor);
  return ctx.db.transaction().execute(async (trx) => {
    const playlist_ids = await queries.deleteFolder(trx, { userId, id });
    if (!playlist_ids) throw notFound();
    await publishEvent(trx, [userId], { type: 'playlists' });
    return { playlist_ids };
  });
}

/**
 * Does something that ends in a folder of the one who asks, and tells their other browsers.
 * @throws AppError `not_found` when that is no folder of theirs: nothing is changed then
 */
async function changeFolders(
  ctx: Context,
  work: (trx: Transaction<Database>, userId: number) => Promise<number>,
): Promise<z.output<typeof contract.playlistFolderResponse>> {
  const { id: userId } = userOf(ctx.actor);
  return ctx.db.transaction().execute(async (trx) => {
    const id = await work(trx, userId);
    await publishEvent(trx, [userId], { type: 'playlists' });
    const [folder] = await queries.foldersOf(trx, userId, id);
    if (!folder) throw notFound();
    return { folder };
  });
}

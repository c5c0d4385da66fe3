import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type * as contract from './contract.ts';
import { foldersOf } from './queries.ts';

/** The folders of the one who asks, by their names. */
export async function listFolders({
  db,
  actor,
}: Context): Promise<z.output<typeof contract.playlistFolders>> {
  return { folders: await foldersOf(db, userOf(actor).id) };
}

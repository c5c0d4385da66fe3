import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { changePlaylist } from '../playlists/change-playlist.ts';
import type * as contract from './contract.ts';
import { deleteLink } from './queries.ts';

/** Nobody joins by this link any more; who has joined stays. @throws AppError `not_found`, `forbidden` */
export async function revokeLink(ctx: Context, { id, link_id }: z.output<typeof contract.revokeInviteLink>) {
  return changePlaylist(ctx, { id, right: 'own' }, async (trx) => {
    if (!(await deleteLink(trx, id, link_id))) throw notFound();
    return { result: { done: true as const }, columns: null };
  });
}

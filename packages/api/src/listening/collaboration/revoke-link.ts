import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { playlistInvitation } from '../../identity/notifications/kinds/playlist-invitation.ts';
import { withdraw } from '../../identity/notifications/withdraw.ts';
import { changePlaylist } from '../playlists/change-playlist.ts';
import type * as contract from './contract.ts';
import { deleteInvitation, deleteLink } from './queries.ts';

/**
 * Nobody joins by this link any more; who has joined stays. Who was invited by it is told no longer.
 * @throws AppError `not_found`, `forbidden`
 */
export async function revokeLink(ctx: Context, { id, link_id }: z.output<typeof contract.revokeInviteLink>) {
  return changePlaylist(ctx, { id, right: 'own' }, async (trx) => {
    if (!(await deleteLink(trx, id, link_id))) throw notFound();
    await forget(trx, link_id);
    return { result: { done: true as const }, columns: null };
  });
}

/** Ends the invitation of one person to a playlist, if there is one. */
export async function endInvitation(trx: Transaction<Database>, playlistId: number, userId: number) {
  const id = await deleteInvitation(trx, playlistId, userId);
  if (id !== undefined) await forget(trx, id);
}

const forget = (trx: Transaction<Database>, id: number) =>
  withdraw(trx, { kind: playlistInvitation, field: 'invitation', value: `${id}` });

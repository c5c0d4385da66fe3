import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import { changePlaylist } from '../playlists/change-playlist.ts';
import type * as contract from './contract.ts';
import { deleteMember, membersOf, updateMember } from './queries.ts';

/** Says what a member may do. @throws AppError `not_found`, `forbidden` for everybody but its owner */
export async function setRole(
  ctx: Context,
  { id, user_id, role }: z.output<typeof contract.setPlaylistRole>,
) {
  return change(ctx, { id, right: 'own' }, (trx) =>
    updateMember(trx, { playlistId: id, userId: user_id, role }),
  );
}

/** Takes a member out; what they have put in stays. @throws AppError `not_found`, `forbidden` for everybody but its owner */
export async function removeMember(
  ctx: Context,
  { id, user_id }: z.output<typeof contract.removePlaylistMember>,
) {
  return change(ctx, { id, right: 'own' }, (trx) => deleteMember(trx, id, user_id));
}

/** Ends one's own part in a playlist. @throws AppError `not_found` for who has none */
export async function leavePlaylist(ctx: Context, { id }: { id: number }) {
  return change(ctx, { id, right: 'see' }, (trx) => deleteMember(trx, id, userOf(ctx.actor).id));
}

async function change(
  ctx: Context,
  wanted: { id: number; right: 'own' | 'see' },
  work: (trx: Transaction<Database>) => Promise<boolean>,
) {
  return changePlaylist(ctx, wanted, async (trx, { owner_id }) => {
    const before = await membersOf(trx, wanted.id);
    if (!(await work(trx))) throw notFound();
    const people = [owner_id, ...before.map(({ user_id }) => user_id)];
    await publishEvent(trx, people, { type: 'playlists', id: wanted.id });
    return { result: { done: true as const }, columns: null };
  });
}

import type { z } from 'zod';
import { lockArtistHolder, moveArtist, roleAtArtist } from '../../catalogue/artists/membership.ts';
import { userOf, workspaceIdOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { assertMember, lockTogether } from './assert-member.ts';
import type * as contract from './contract.ts';

/**
 * Hands an artist with all its releases to a workspace, or with 0 to the one who asks. Who worked for it before does so
 * no more, unless they are members there. Asked for by an owner: of the artist, or of the workspace it belongs to; and
 * accepted by somebody who may change artists where it goes.
 * @throws AppError `not_found`; `forbidden` for those who are not its owners; `conflict` as `lockTogether`
 */
export async function handOverArtist(ctx: Context, input: z.output<typeof contract.handOver>) {
  const { artist_id, workspace_id } = input;
  const user = userOf(ctx.actor);
  return ctx.db.transaction().execute(async (trx) => {
    const from = workspaceIdOf(ctx.actor);
    await lockTogether(ctx, trx, { workspaceIds: [from, workspace_id].filter(Boolean) });
    const artist = await lockArtistHolder(trx, artist_id);
    if (!artist || (artist.workspace_id ?? 0) !== from) throw notFound();
    if (artist.workspace_id === null) {
      const role = await roleAtArtist(trx, ctx.actor, artist_id);
      if (role === null) throw notFound();
      if (role !== 'owner') throw new AppError('forbidden');
    } else await assertMember(ctx, trx, artist.workspace_id, 'owner');
    if (workspace_id === 0) await moveArtist(trx, artist_id, { userId: user.id });
    else {
      await assertMember(ctx, trx, workspace_id, 'workspace.artists');
      await moveArtist(trx, artist_id, { workspaceId: workspace_id });
    }
    const event = { action: 'workspaces.hand_over', object: { type: 'artist', id: artist_id } } as const;
    if (artist.workspace_id !== null)
      await recordEvent(trx, ctx, { ...event, workspaceId: artist.workspace_id });
    await recordEvent(trx, ctx, { ...event, workspaceId: workspace_id || null });
    const { id, name, slug } = artist;
    return { artist: { id, name, slug }, workspace_id };
  });
}

import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { insertNewArtist } from '../../catalogue/artists/create-artist.ts';
import { addMember, assertOfPeople } from '../../catalogue/artists/membership.ts';
import { verifyArtist } from '../../catalogue/artists/update-artist.ts';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { grantPermission } from '../../identity/accounts/grant-permission.ts';
import { requestDecided } from '../../identity/notifications/kinds/request-decided.ts';
import { notify } from '../../identity/notifications/notify.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type * as contract from './contract.ts';
import { lockRequest, requestById, updateRequest } from './queries.ts';
import { requestAnswer } from './requests.ts';

/**
 * Decides a wish, once. An approved one makes the artist (`become`), its asker an owner, or the artist verified.
 * @throws AppError `not_found`; `conflict` when it is decided; `invalid` on `reason` for a denial without one
 */
export async function decideRequest(ctx: Context, input: z.output<typeof contract.decideRequest>) {
  const { id, approve, reason } = input;
  if (!approve && !reason) throw invalid('reason', 'This field is required.');
  const row = await ctx.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request) throw notFound();
    if (request.state !== 'pending') throw new AppError('conflict', 'This was decided already.');
    const artist_id = approve ? await fulfil(trx, request) : request.artist_id;
    await updateRequest(trx, id, {
      ...{ state: approve ? 'approved' : 'denied', reason: reason ?? null, artist_id },
      decided_by: userOf(ctx.actor).id,
      decided_at: ctx.services.now(),
    });
    await notify(ctx, trx, {
      kind: requestDecided,
      receivers: [request.user_id],
      actor: userOf(ctx.actor).id,
      data: {
        kind: request.kind,
        artist: request.about,
        approved: approve,
        reason: reason ?? null,
      },
    });
    const action = approve ? 'backstage.approve' : 'backstage.deny';
    await recordEvent(trx, ctx, {
      action,
      object: { type: 'backstage_request', id },
      data: { kind: request.kind },
    });
    return requestById(trx, id);
  });
  return requestAnswer(ctx, row);
}

type Wish = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

async function fulfil(trx: Transaction<Database>, wish: Wish): Promise<number> {
  const artist_id = wish.artist_id ?? (await insertNewArtist(trx, { name: wish.artist_name ?? '' }));
  if (wish.kind === 'verify') {
    await verifyArtist(trx, artist_id);
    return artist_id;
  }
  if (wish.artist_id !== null) await assertOfPeople(trx, artist_id);
  await addMember(trx, { artist_id, user_id: wish.user_id, role: 'owner' });
  await grantPermission(trx, wish.user_id, 'backstage.access');
  return artist_id;
}

import type { z } from 'zod';
import { assertSeesArtist } from '../../catalogue/artists/get-artist.ts';
import { worksForArtist } from '../../catalogue/artists/membership.ts';
import { userOf } from '../../core/actor.ts';
import { refuseViolations } from '../../core/constraints.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { keysetRows } from '../../core/keyset.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { filesByIds } from '../../platform/files/get-file.ts';
import type * as contract from './contract.ts';
import {
  insertRequest,
  type RequestRow,
  requestById,
  requestRow,
  requestsIn,
  requestsOfUser,
} from './queries.ts';
import { requestView } from './view.ts';

/**
 * Asks an admin to become an artist, to work for one that is there, or to have one verified.
 * @throws AppError `conflict` while the same wish is open; `invalid` on `artist_id` for an artist one works for already
 * (`claim`) or does not (`verify`), on `entry_ids` for files of somebody else
 */
export async function createRequest(ctx: Context, input: z.output<typeof contract.createRequest>) {
  const user = userOf(ctx.actor);
  const artistId = input.kind === 'become' ? null : input.artist_id;
  if (artistId !== null) {
    await assertSeesArtist(ctx, artistId);
    const isMember = await worksForArtist(ctx.db, ctx.actor, artistId, 'view');
    if (input.kind === 'claim' && isMember) throw invalid('artist_id', 'You work for this artist already.');
    if (input.kind === 'verify' && !isMember) throw invalid('artist_id', 'Choose artists you work for.');
  }
  const files = await filesByIds(ctx, input.entry_ids);
  if (files.some(({ owner_id }) => owner_id !== user.id) || files.length < new Set(input.entry_ids).size) {
    throw invalid('entry_ids', 'There is no such file.');
  }
  const refuse = refuseViolations({
    backstage_requests_open: () => new AppError('conflict', 'You have asked for this already.'),
  });
  const row = await ctx.db
    .transaction()
    .execute(async (trx) => {
      const values = {
        user_id: user.id,
        kind: input.kind,
        artist_id: artistId,
        artist_name: input.kind === 'become' ? input.artist_name : null,
        message: input.message,
      };
      const requestId = await insertRequest(trx, values, input.entry_ids);
      const object = { type: 'backstage_request', id: requestId };
      await recordEvent(trx, ctx, { action: 'backstage.request', object, data: { kind: input.kind } });
      return requestById(trx, requestId);
    })
    .catch(refuse);
  return requestAnswer(ctx, row);
}

/** One’s own wishes, the newest first. */
export async function listOwnRequests(ctx: Context) {
  const rows = await requestsOfUser(ctx.db, userOf(ctx.actor).id);
  return { requests: await withEvidence(ctx, rows) };
}

/** Everybody’s wishes in a state: those to be decided in the order they came, others the newest first. */
export async function listRequests(
  ctx: Context,
  { state, per_page, cursor }: z.output<typeof contract.listRequests>,
) {
  const page = { per_page, cursor: cursor ?? null };
  const { rows, nextCursor } = await keysetRows(
    ctx.db,
    `requests ${state}`,
    requestsIn(state),
    page,
    requestRow,
  );
  return { pagination: { data: await withEvidence(ctx, rows), per_page, next_cursor: nextCursor } };
}

/** A wish with its evidence, for who may see it already. */
export async function requestAnswer(ctx: Context, row: RequestRow) {
  return { request: requestView(row, await filesByIds(ctx, row.entry_ids)) };
}

async function withEvidence(ctx: Context, rows: readonly RequestRow[]) {
  const files = await filesByIds(
    ctx,
    rows.flatMap(({ entry_ids }) => entry_ids),
  );
  return rows.map((row) =>
    requestView(
      row,
      files.filter(({ id }) => row.entry_ids.includes(id)),
    ),
  );
}

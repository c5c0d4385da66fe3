import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { queueRemovalOf } from '../../platform/files/jobs.ts';
import { storeUpload } from '../../platform/images/store-upload.ts';
import { assertCanUse, changePlaylistIn } from './change-playlist.ts';
import { coverMaxBytes, type setPlaylistCover } from './contract.ts';
import { getPlaylist } from './get-playlist.ts';
import { accessOf } from './queries.ts';

/**
 * Gives a playlist a cover of its own.
 * @throws AppError `not_found`, `forbidden`, `invalid` on `file`, `rate_limited` after twenty in ten minutes, `overloaded`
 */
export async function setCover(ctx: Context, { id, file }: z.output<typeof setPlaylistCover>) {
  assertCanUse(ctx.actor, await accessOf(ctx, id), 'edit');
  if (file.length > coverMaxBytes) throw invalid('file', 'Use an image of at most 2 MB.');
  await limitAttempts(ctx, `playlist cover ${userOf(ctx.actor).id}`, { max: 20, seconds: 600 });
  await storeUpload(ctx, file, (trx, hash) => replaceCover(ctx, trx, id, hash), {
    field: 'file',
    text: 'Please select an image.',
  });
  return getPlaylist(ctx, { id });
}

/** Takes the own cover of a playlist. @throws AppError `not_found`, `forbidden` */
export async function removeCover(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute((trx) => replaceCover(ctx, trx, id, null));
  return getPlaylist(ctx, { id });
}

async function replaceCover(ctx: Context, trx: Transaction<Database>, id: number, hash: string | null) {
  await changePlaylistIn(trx, ctx, { id, right: 'edit' }, async ({ image_hash: before }) => {
    if (before !== null && before !== hash) await queueRemovalOf(ctx, trx, 'image', [before]);
    return { result: null, columns: before === hash ? null : { image_hash: hash } };
  });
  return true;
}

import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { queueRemovalOf } from '../../platform/files/jobs.ts';
import { storeUpload } from '../../platform/images/store-upload.ts';
import { assertMember, lockAsMember } from './assert-member.ts';
import {
  pictureMaxBytes,
  type setImage as setImageInput,
  type updateWorkspace as updateInput,
} from './contract.ts';
import { getWorkspace } from './get-workspace.ts';
import { updateWorkspaceRow } from './queries.ts';
import { recordChange } from './record-change.ts';

/** Renames a workspace. @throws AppError `not_found`, `forbidden` */
export async function updateWorkspace(ctx: Context, { id, name }: z.output<typeof updateInput>) {
  await ctx.db.transaction().execute(async (trx) => {
    await lockAsMember(ctx, trx, id, 'workspace.update');
    await updateWorkspaceRow(trx, id, { name });
    await recordChange(ctx, trx, id, 'workspaces.update');
  });
  return getWorkspace(ctx, { id });
}

/** Gives a workspace a picture. @throws AppError `not_found`, `forbidden`, `invalid` on `file`, `rate_limited`, `overloaded` */
export async function setImage(ctx: Context, { id, file }: z.output<typeof setImageInput>) {
  await assertMember(ctx, ctx.db, id, 'workspace.update');
  if (file.length > pictureMaxBytes) throw invalid('file', 'Use an image of at most 2 MB.');
  await limitAttempts(ctx, `workspace picture ${userOf(ctx.actor).id}`, { max: 20, seconds: 600 });
  await storeUpload(ctx, file, (trx, hash) => replaceImage(ctx, trx, id, hash), {
    field: 'file',
    text: 'Please select an image.',
  });
  return getWorkspace(ctx, { id });
}

/** Takes the picture of a workspace. @throws AppError `not_found`, `forbidden` */
export async function removeImage(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute((trx) => replaceImage(ctx, trx, id, null));
  return getWorkspace(ctx, { id });
}

async function replaceImage(ctx: Context, trx: Transaction<Database>, id: number, hash: string | null) {
  const { workspace } = await lockAsMember(ctx, trx, id, 'workspace.update');
  await updateWorkspaceRow(trx, id, { image_hash: hash });
  const before = workspace.image_hash;
  if (before !== null && before !== hash) await queueRemovalOf(ctx, trx, 'image', [before]);
  await recordChange(ctx, trx, id, 'workspaces.update');
  return true;
}

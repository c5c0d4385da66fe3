import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { OutboundError } from '../../core/services.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { storeUpload } from '../../platform/images/store-upload.ts';
import { avatarMaxBytes, type setAvatar as input } from './contract.ts';
import { picturedUser } from './pictured-user.ts';
import { replaceAvatar } from './replace-avatar.ts';
import { userView } from './view.ts';

/**
 * Sets a user's picture from an uploaded file or an address elsewhere; it is re-encoded and kept here.
 * @throws AppError `not_found`, `invalid` on `file` or `url`, `rate_limited` after twenty pictures in ten minutes or ten addresses an
 * hour, `overloaded` while many others wait for theirs
 */
export async function setAvatar(ctx: Context, { id, url, file }: z.output<typeof input>) {
  const row = await picturedUser(ctx, id);
  if ((url === undefined) === (file === undefined)) throw invalid('file', 'Please select an image.');
  const field = file ? 'file' : 'url';
  const data = file ?? (await fetched(ctx, url ?? ''));
  if (data.length > avatarMaxBytes) throw invalid(field, 'Use an image of at most 2 MB.');
  await limitAttempts(ctx, `avatar ${userOf(ctx.actor).id}`, { max: 20, seconds: 600 });
  const use = (trx: Transaction<Database>, hash: string) => replaceAvatar(ctx, trx, row.id, hash);
  const avatar = await storeUpload(ctx, data, use, { field, text: 'Please select an image.' });
  return { user: userView(ctx.actor, { ...row, avatar }) };
}
async function fetched(ctx: Context, url: string): Promise<Uint8Array> {
  await limitAttempts(ctx, `avatar address ${userOf(ctx.actor).id}`, { max: 10, seconds: 3_600 });
  const refused = () => invalid('url', 'This image could not be fetched.');
  try {
    const answer = await ctx.services.outbound.request(url, {
      headers: { accept: 'image/*' },
      maxBytes: avatarMaxBytes,
      reach: 'public',
    });
    if (answer.status !== 200) throw refused();
    return answer.body;
  } catch (error) {
    if (error instanceof OutboundError) throw refused();
    throw error;
  }
}

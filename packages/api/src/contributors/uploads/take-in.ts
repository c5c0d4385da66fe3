import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { ownSession } from './get-upload.ts';
import { claimSession, releaseClaim, renewClaim, type SessionRow } from './queries.ts';
import { bucketOf } from './s3-session.ts';

/** Seconds a process that died keeps others out. */
const claimSeconds = 60;
/** Milliseconds after which the claim is renewed, because copying within a bucket may take long. */
const renewAfterMs = 15_000;

/**
 * Takes what was sent to the bucket out of its sender's hands: from then on nobody can change it. What is over already,
 * or was taken before, stays as it is.
 * @throws AppError `not_found` when nothing has come in; `invalid` on `file` when it is not as long as announced;
 * `conflict` when it changes meanwhile; `upload_busy` while another process does the same
 */
export async function takeIn(ctx: Context, id: string): Promise<void> {
  const session = await ownSession(ctx, id, 's3');
  const claim = { id, writer: randomBytes(8).toString('hex'), seconds: claimSeconds };
  if (!(await claimSession(ctx.db, { ...claim, offset: 0 }))) {
    const { writer, state } = await ownSession(ctx, id);
    if (writer !== null && state === 'inProgress') throw new AppError('upload_busy');
    // It is over or was taken before: whoever makes a file of it says which.
    return;
  }
  const renew = (received: number) => renewClaim(ctx.db, { ...claim, received });
  const timer = setInterval(() => void renew(0).catch(() => {}), renewAfterMs);
  try {
    await take(ctx, session);
    if (!(await renew(session.size))) throw new AppError('conflict', 'This upload was given up.');
  } finally {
    clearInterval(timer);
    await releaseClaim(ctx.db, id, claim.writer).catch(() => {});
  }
}

async function take(ctx: Context, { storage_key: key, size }: SessionRow): Promise<void> {
  const bucket = bucketOf(ctx);
  const sent = await bucket.stat(key);
  if (!sent) {
    // A process has died after it took it.
    if ((await ctx.services.storage.stat(key))?.size === size) return;
    throw notFound();
  }
  if (sent.size !== size) throw invalid('file', 'This file is not as long as was announced.');
  try {
    await bucket.take(key, size);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new AppError('conflict', 'This file has changed while it was taken.');
  }
}

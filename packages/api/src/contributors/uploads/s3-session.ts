import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import type { PresignedUploads } from '../../core/services.ts';
import { ownSession } from './get-upload.ts';
import { addressSeconds } from './limits.ts';
import { letSend, type SessionRow } from './queries.ts';

/** How clients send bytes to the bucket. @throws AppError `not_found` on a site without one */
export function bucketOf(ctx: Context): PresignedUploads {
  const { presigned } = ctx.services.storage;
  if (!presigned)
    throw new AppError('not_found', 'This site takes files itself: its clients send none to a bucket.');
  return presigned;
}

/**
 * An upload to the bucket of the user who asks, by its key or the last part of it, and by the name it has there.
 * @throws AppError `not_found`
 */
export async function s3Session(ctx: Context, key: string, uploadId?: string): Promise<SessionRow> {
  const bucket = bucketOf(ctx);
  const name = key.split('/').at(-1) ?? '';
  const session = await ownSession(ctx, name.split('.')[0] ?? '', 's3');
  const own = bucket.sentKey(session.storage_key);
  if (key !== own && key !== own.split('/').at(-1)) throw notFound();
  if (uploadId !== undefined && session.multipart_id !== uploadId) throw notFound();
  return session;
}

/**
 * Lets the sender of an upload write to the bucket for a while.
 * @returns seconds addresses may hold
 * @throws AppError `conflict` when it is over
 */
export async function openAddresses(ctx: Context, session: SessionRow): Promise<number> {
  if (!(await letSend(ctx.db, session.id, addressSeconds))) {
    throw new AppError('conflict', 'This upload is over.');
  }
  return addressSeconds;
}

import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import type { MultipartUpload } from './contract.ts';
import { assertNotOver } from './finish-upload.ts';
import { bucketOf, s3Session } from './s3-session.ts';

/**
 * The parts of an upload that are in the bucket.
 * @throws AppError `not_found`; `conflict` when it was given up; `gone` when the bucket has dropped it
 */
export async function listParts(ctx: Context, { key, uploadId }: MultipartUpload) {
  const session = await s3Session(ctx, key, uploadId);
  assertNotOver(session);
  const bucket = bucketOf(ctx);
  const parts = await bucket.listParts(session.storage_key, uploadId);
  if (parts) {
    const listed = parts.map(({ partNumber, etag, size }) => ({
      PartNumber: partNumber,
      ETag: `"${etag}"`,
      Size: size,
    }));
    return { parts: listed, complete: false };
  }
  const isComplete =
    session.state === 'completed' ||
    session.received === session.size ||
    (await bucket.stat(session.storage_key))?.size === session.size;
  if (!isComplete) throw new AppError('gone');
  return { parts: [], complete: true };
}

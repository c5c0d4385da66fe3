import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { abortUpload } from './abort-upload.ts';
import { announceToBucket } from './announce-to-bucket.ts';
import type * as contract from './contract.ts';
import { chunkSize } from './limits.ts';
import { updateSession } from './queries.ts';
import { openAddresses } from './s3-session.ts';

/**
 * Announces a file and begins an upload of it to the bucket, in parts.
 * @throws AppError as `announceToBucket`
 */
export async function createMultipart(ctx: Context, input: z.output<typeof contract.fileForBucket>) {
  const { bucket, session, mime } = await announceToBucket(ctx, input);
  const { id, size, storage_key } = session;
  try {
    // From here on it may have left something in the bucket.
    await openAddresses(ctx, session);
    const uploadId = await bucket.createMultipart(storage_key, mime);
    await updateSession(ctx.db, id, { multipart_id: uploadId });
    return { key: bucket.sentKey(storage_key), uploadId, partSize: chunkSize(size) };
  } catch (error) {
    // Its room is free again at once; what is in the bucket the job that cleans up removes.
    await abortUpload(ctx, id).catch(() => {});
    throw error;
  }
}

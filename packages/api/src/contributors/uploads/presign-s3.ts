import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { announceToBucket } from './announce-to-bucket.ts';
import type * as contract from './contract.ts';
import { openAddresses } from './s3-session.ts';

/**
 * Announces a file and answers the address in the bucket that takes it in one request.
 * @throws AppError as `announceToBucket`
 */
export async function presignS3(ctx: Context, input: z.output<typeof contract.fileForBucket>) {
  const { bucket, session, mime } = await announceToBucket(ctx, input);
  const { size, storage_key } = session;
  const seconds = await openAddresses(ctx, session);
  const { url, headers } = await bucket.signPut(storage_key, { size, mime, seconds });
  return { url, key: bucket.sentKey(storage_key), headers };
}

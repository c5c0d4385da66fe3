import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type * as contract from './contract.ts';
import { partCount, partSizeOf } from './limits.ts';
import { bucketOf, openAddresses, s3Session } from './s3-session.ts';

/**
 * Addresses for parts of an upload, each for exactly the bytes this part has.
 * @throws AppError `not_found`; `invalid` on `partNumbers` for parts the file does not have; `conflict` when it is over
 */
export async function signParts(ctx: Context, input: z.output<typeof contract.signParts>) {
  const { key, uploadId, partNumbers } = input;
  const session = await s3Session(ctx, key, uploadId);
  const { size, storage_key } = session;
  if (partNumbers.some((number) => number > partCount(size))) {
    throw invalid('partNumbers', 'This file has fewer parts.');
  }
  const seconds = await openAddresses(ctx, session);
  const bucket = bucketOf(ctx);
  const urls = await Promise.all(
    partNumbers.map(async (partNumber) => {
      const part = { uploadId, partNumber, size: partSizeOf(size, partNumber), seconds };
      return { partNumber, url: await bucket.signPart(storage_key, part) };
    }),
  );
  return { urls };
}

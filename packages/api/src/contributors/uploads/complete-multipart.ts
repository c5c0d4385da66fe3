import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import type { SentPart } from '../../core/services.ts';
import type * as contract from './contract.ts';
import { assertNotOver } from './finish-upload.ts';
import { partCount, partSizeOf } from './limits.ts';
import type { SessionRow } from './queries.ts';
import { bucketOf, s3Session } from './s3-session.ts';

type Completion = z.output<typeof contract.completeMultipart>;

/**
 * Puts the parts of an upload together. Asking again changes nothing; `s3/entries` makes a file of it.
 * @throws AppError `not_found`; `invalid` on `parts` when they are not all there, in their order and as they have come
 * in; `conflict` when it was given up; `gone` when the bucket has dropped it
 */
export async function completeMultipart(ctx: Context, { key, uploadId, parts }: Completion) {
  const session = await s3Session(ctx, key, uploadId);
  assertNotOver(session);
  const { size, received, state, storage_key } = session;
  const bucket = bucketOf(ctx);
  if (state === 'completed' || (size > 0 && received === size)) return { location: key };
  const sent = await bucket.listParts(storage_key, uploadId);
  if (sent) {
    if (!areAll(parts, sent, session)) throw invalid('parts', 'These are not the parts of this file.');
    await bucket.completeMultipart(storage_key, uploadId, sent);
  } else if ((await bucket.stat(storage_key))?.size !== size) throw new AppError('gone');
  return { location: key };
}

/** Whether all parts are named in their order, with the tags and the lengths they have in the bucket. */
function areAll(named: Completion['parts'], sent: readonly SentPart[], { size }: SessionRow): boolean {
  return (
    named.length === partCount(size) &&
    named.every(({ PartNumber, ETag }, index) => {
      const part = sent[index];
      return (
        part?.partNumber === PartNumber &&
        part.etag === ETag.replaceAll('"', '') &&
        part.size === partSizeOf(size, PartNumber)
      );
    })
  );
}

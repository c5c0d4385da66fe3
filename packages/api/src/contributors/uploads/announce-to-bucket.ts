import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { endingOf } from '../../platform/files/file-types.ts';
import { beginUpload } from './begin-upload.ts';
import type * as contract from './contract.ts';
import { announcedAMinute } from './limits.ts';
import { bucketOf, s3Session } from './s3-session.ts';

/**
 * Announces a file whose bytes its sender brings to the bucket.
 * @throws AppError as `beginUpload`; `invalid` on `extension` for another than the name has; `rate_limited`
 */
export async function announceToBucket(ctx: Context, input: z.output<typeof contract.fileForBucket>) {
  const bucket = bucketOf(ctx);
  const { filename, mime, size, extension, ...target } = input;
  if (extension && extension.replace(/^\./, '').toLowerCase() !== endingOf(filename)) {
    throw invalid('extension', 'This is not the ending of the name.');
  }
  const per = { max: announcedAMinute, seconds: 60 };
  await limitAttempts(ctx, `announced to the bucket ${userOf(ctx.actor).id}`, per);
  const file = { ...target, transport: 's3', name: filename, size, mime: mime ?? '' } as const;
  const { storage_key } = await beginUpload(ctx, file);
  return { bucket, session: await s3Session(ctx, bucket.sentKey(storage_key)), mime: typeOf(mime) };
}

/** What the bucket is told: a type that can be one, or none in particular. */
const typeOf = (mime: string | null | undefined): string =>
  mime && /^[a-z0-9][\w.+-]{0,100}\/[a-z0-9][\w.+-]{0,100}$/i.test(mime) ? mime : 'application/octet-stream';

import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type * as contract from './contract.ts';
import { finishUpload } from './finish-upload.ts';
import { s3Session } from './s3-session.ts';
import { takeIn } from './take-in.ts';
import { together } from './together.ts';

/**
 * Makes a file of what was sent to the bucket. Its name and its place are those that were announced; what it is and how
 * long, the bucket says. Asking again answers the same file.
 * @throws AppError `not_found`, also when nothing has come in; `invalid` on `size` or `file`; `conflict` when it was given
 * up or has changed meanwhile; `upload_busy` while another process takes it
 */
export async function finishS3(ctx: Context, input: z.output<typeof contract.finishS3>) {
  const session = await s3Session(ctx, input.key ?? input.filename ?? '');
  if (typeof input.size === 'number' && input.size !== session.size) {
    throw invalid('size', 'This is not the size of the file.');
  }
  await together(`take ${session.id}`, () => takeIn(ctx, session.id));
  return finishUpload(ctx, session.id, 's3');
}

import type { Context } from '../../core/context.ts';
import { abortUpload } from './abort-upload.ts';
import type { MultipartUpload } from './contract.ts';
import { s3Session } from './s3-session.ts';

/**
 * Gives an upload to the bucket up; its parts are dropped. One that was finished stays what it has become.
 * @throws AppError `not_found`, `upload_busy` while it is being finished
 */
export async function abortMultipart(ctx: Context, { key, uploadId }: MultipartUpload) {
  const { id, state } = await s3Session(ctx, key, uploadId);
  await abortUpload(ctx, id);
  return { aborted: state !== 'completed' };
}

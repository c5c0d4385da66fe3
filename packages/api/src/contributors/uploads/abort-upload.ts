import type { UploadTransport } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoints.ts';
import { ownSession } from './get-upload.ts';
import { abortSession } from './queries.ts';

/**
 * Gives an upload up; its bytes are dropped. One that was finished stays what it has become.
 * @throws AppError `not_found`, `conflict` while it is being written
 */
export async function abortUpload(ctx: Context, id: string, transport?: UploadTransport): Promise<void> {
  const session = await ownSession(ctx, id, transport);
  if (session.state === 'completed') return;
  if (session.writer !== null && session.writer_until && session.writer_until > ctx.services.now()) {
    throw new AppError('upload_busy');
  }
  // One that is finished at this moment stays finished.
  if (!(await abortSession(ctx.db, id))) return;
  failpoint('upload.aborted');
  await ctx.services.storage.discard(session.storage_key);
}

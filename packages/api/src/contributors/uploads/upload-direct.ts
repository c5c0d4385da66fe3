import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { abortUpload } from './abort-upload.ts';
import { type Announcement, beginUpload, fileName, fileRules, uploadTarget } from './begin-upload.ts';
import type { UploadMetadata } from './contract.ts';
import { finishUpload } from './finish-upload.ts';
import { refusalOf } from './policy.ts';
import { updateSession } from './queries.ts';
import { writeUpload } from './write-upload.ts';

export interface DirectUpload extends Omit<Announcement, 'transport' | 'size'> {
  /** Bytes of the request, which are more than those of the file; null when it does not say. */
  requestBytes: number | null;
  source: AsyncIterable<Uint8Array>;
  /** Reads what follows the file in the request: where it goes, with what was said before it. */
  readRest: () => Promise<UploadMetadata>;
  /** Ends the source. */
  stop: () => void;
  /** Bytes a request has around its file at most. */
  around: number;
}

/**
 * A file sent in one request: announced, written and finished. What breaks off leaves nothing.
 * @throws AppError as `beginUpload` and `finishUpload`
 */
export async function uploadDirect(ctx: Context, file: DirectUpload) {
  const { requestBytes, source, readRest, stop, around, ...announced } = file;
  const rules = await fileRules(ctx);
  const name = fileName(file.name);
  const tooLarge = () => {
    const facts = { name, size: rules.maxBytes + 1, mime: file.mime, endings: null };
    const refusal = refusalOf(facts, rules);
    return refusal ? invalid('file', refusal.text, refusal.params) : new AppError('too_large');
  };
  if (requestBytes !== null && requestBytes - around > rules.maxBytes) throw tooLarge();
  const size = Math.min(requestBytes ?? rules.maxBytes, rules.maxBytes);
  const { id } = await beginUpload(ctx, { ...announced, transport: 'direct', size });
  try {
    const received = await writeUpload(ctx, { id, offset: 0, source, stop });
    const target = await uploadTarget(ctx, await readRest());
    await updateSession(ctx.db, id, { size: received, target: JSON.stringify(target) });
    return await finishUpload(ctx, id);
  } catch (error) {
    await giveUp(ctx, id);
    throw error instanceof AppError && error.code === 'too_large' ? tooLarge() : error;
  }
}

async function giveUp(ctx: Context, id: string): Promise<void> {
  try {
    await abortUpload(ctx, id);
  } catch (error) {
    // The job that gives up uploads whose sender is gone does it within minutes.
    ctx.services.log.warn({ err: error }, 'a direct upload could not be cleaned up');
  }
}

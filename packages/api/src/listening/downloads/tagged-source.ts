import { createHash } from 'node:crypto';
import type { BareSound } from '../../catalogue/streaming/downloads/open-downloads.ts';
import type { StreamSource } from '../../catalogue/streaming/open-stream.ts';
import type { TaggedSong } from '../../catalogue/tracks/song-tags.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { readJpeg } from '../../platform/images/jpeg-images.ts';

/** Changes with what heads of files look like, so that a download that broke off does not go on in another one. */
const version = 1;

/**
 * Sound behind the tags and the cover of its song. Its size is known at once; the head is made when its bytes are read,
 * so that a thousand songs with their covers are not in memory.
 * @param coverBytes size of the cover as JPEG; null for none
 */
export function taggedSource(
  ctx: Context,
  { format, source, start, end, lead }: BareSound,
  { tags, cover }: TaggedSong,
  coverBytes: number | null,
): StreamSource {
  const head = ctx.services.audio.downloadHead(format, lead, tags, coverBytes);
  let written: Promise<Uint8Array> | null = null;
  const write = async () => {
    if (cover === null || coverBytes === null) return head.write(null);
    const picture = await readJpeg(ctx, cover).catch(gone);
    if (picture.length !== coverBytes) throw gone(new Error('The cover has another size.'));
    return head.write(picture);
  };
  const etag = createHash('sha256')
    .update(JSON.stringify([version, format, source.etag, tags, cover, coverBytes]))
    .digest('hex')
    .slice(0, 32);
  return {
    ...source,
    etag,
    repackaged: {
      size: head.size + end - start,
      async read(readAt, target, from) {
        let copied = 0;
        if (from < head.size) {
          written ??= write();
          target.set((await written).subarray(from, from + target.length));
          copied = Math.min(target.length, head.size - from);
        }
        // What is read on does not come back to its head.
        else written = null;
        if (copied < target.length) await readAt(target.subarray(copied), start + from + copied - head.size);
      },
    },
  };
}

function gone(cause: unknown): never {
  throw new AppError('gone', undefined, { cause });
}

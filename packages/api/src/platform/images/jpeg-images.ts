import { AudioFileError } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { putFile, settleFiles } from '../files/put-file.ts';
import { hasImage, sizesOf } from './queries.ts';
import { imageKey } from './store-image.ts';

const jpegKey = (hash: string): string => imageKey(hash, 1200, 'jpg');

/** Those being made in this process, so that several who want one wait for one. */
const underWay = new Map<string, Promise<number | null>>();

/**
 * Sizes of pictures as JPEG, which are made on the first need and kept with their other sizes; null for one that cannot
 * be made.
 * @param withinMs after so many milliseconds no other is begun: what is not made then is left out
 */
export async function jpegSizes(
  ctx: Context,
  hashes: readonly string[],
  withinMs: number,
): Promise<Map<string, number | null>> {
  const until = performance.now() + withinMs;
  const wanted = [...new Set(hashes)];
  const stored = await sizesOf(ctx.db, wanted.map(jpegKey));
  const sizes = new Map<string, number | null>();
  for (const hash of wanted) {
    const known = stored.get(jpegKey(hash));
    if (known !== undefined) sizes.set(hash, known);
    else if (performance.now() < until) sizes.set(hash, await together(ctx, hash));
  }
  return sizes;
}

/** The bytes of one that is there. @throws Error with code ENOENT when it is gone */
export async function readJpeg(ctx: Pick<Context, 'services'>, hash: string): Promise<Buffer> {
  return read(ctx, jpegKey(hash));
}

function together(ctx: Context, hash: string): Promise<number | null> {
  const making = underWay.get(hash) ?? make(ctx, hash).finally(() => underWay.delete(hash));
  underWay.set(hash, making);
  return making;
}

async function make(ctx: Context, hash: string): Promise<number | null> {
  const { storage, audio } = ctx.services;
  const source = imageKey(hash, 1200, 'webp');
  if (!(await storage.stat(source))) return null;
  try {
    const jpeg = await audio.jpegOf(await read(ctx, source));
    const key = jpegKey(hash);
    await putFile(ctx, { key, kind: 'image', owner: hash }, jpeg);
    await ctx.db
      .transaction()
      .execute(async (trx) => settleFiles(ctx, trx, [key], await hasImage(trx, hash)));
    return jpeg.byteLength;
  } catch (error) {
    if (!(error instanceof AudioFileError)) throw error;
    ctx.services.log.warn({ hash, reason: error.message }, 'a cover could not be made');
    return null;
  }
}

async function read({ services: { storage } }: Pick<Context, 'services'>, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of storage.read(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bytes below which a text is not worth it. */
const least = 1_000;

/** The best of what a client takes for a text of this size; null for the text as it is. */
export function encodingFor(accepts: string | undefined, { length }: Buffer): Encoding | null {
  if (length < least || !accepts) return null;
  if (/\bbr\b/.test(accepts)) return 'br';
  return /\bgzip\b/.test(accepts) ? 'gzip' : null;
}

/** Compressed off the event loop, at levels that take a millisecond for a page. */
export function pack(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(text, { level: 5 });
  return brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}

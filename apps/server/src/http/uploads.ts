import { AppError, invalid, type RestUpload } from '@kantele/api/server';
import type { FastifyRequest } from 'fastify';
import { tooLarge } from './bodies.ts';

/** What is said of pictures, the usual files. */
const choosePicture = 'Please select an image.';
const smallPicture = 'Use an image of at most 2 MB.';
/** Bytes for what stands around the file: boundaries and a few fields. */
const around = 65_536;
/** Milliseconds, far above the time the slowest allowed sender needs: uploads end by lack of progress, not in total. */
const handlerTimeout = 3_600_000;

/** Milliseconds for what reads or copies a whole file. */
export const slowMs = 1_800_000;

/** What a route that takes a file is registered with. */
export function uploadRoute(upload: RestUpload | undefined) {
  if (!upload) return {};
  return { bodyLimit: upload.maxBytes + around, handlerTimeout };
}

/**
 * The one file of a multipart request, whole.
 * @throws AppError `invalid` on the field of the file, `too_large` as soon as more has come than may be
 */
export async function uploadedFile(request: FastifyRequest, upload: RestUpload): Promise<Uint8Array> {
  const { field, maxBytes } = upload;
  // A second file is seen, to be refused.
  const limits = { fileSize: maxBytes, files: 2, fields: 10, fieldSize: 10_000, parts: 12, headerPairs: 50 };
  const parts = request.parts({ limits });
  const first = parts.next();
  let stop: (error: AppError) => void = () => {};
  const overflow = new Promise<never>((_, fail) => {
    stop = fail;
  });
  overflow.catch(() => {});
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes + around) stop(tooLarge({ upload }));
  };
  request.raw.on('data', count);
  try {
    return await Promise.race([wholeFile(parts, first, upload), overflow]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalid(field, upload.missing ?? choosePicture);
  } finally {
    request.raw.off('data', count);
  }
}

type Parts = ReturnType<FastifyRequest['parts']>;

async function wholeFile(
  parts: Parts,
  first: ReturnType<Parts['next']>,
  { field, missing = choosePicture, tooLarge: words = smallPicture }: RestUpload,
): Promise<Uint8Array> {
  let data: Buffer | undefined;
  for (let next = await first; !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.type !== 'file') continue;
    const content = await part.toBuffer();
    if (part.fieldname !== field) throw invalid(field, missing);
    if (data) throw invalid(field, 'Send one file only.');
    if (part.file.truncated) throw invalid(field, words);
    data = content;
  }
  if (!data) throw invalid(field, missing);
  return data;
}

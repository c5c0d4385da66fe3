import type { SentPart } from '@kantele/api/server';
import pLimit from 'p-limit';
import { element, elements, escapeXml, ifAbsent, type S3Client, S3Error } from './s3-client.ts';
import { atOnce, copyObject, deleteObject, sourceOf, statObject } from './s3-objects.ts';

/** Bytes of the parts larger objects are written in: a service keeps 5 MiB to 5 GiB each, and 10,000 of them. */
export const partBytes = 16 * 1_024 * 1_024;
/** Bytes one request copies at most: an answer comes once all are copied. */
const copyBytes = 64 * 1_024 * 1_024;

/** A part of an object that is put together: another object, some of its bytes (the last included), or bytes. */
export type PartSource =
  | { copy: string; range?: { start: number; end: number } }
  | { bytes: Uint8Array<ArrayBuffer> };

/**
 * Puts an object together from parts, all but the last of which are equally long (some services want that). It is there
 * as a whole or not at all.
 */
export async function assembleObject(
  client: S3Client,
  key: string,
  parts: AsyncIterable<PartSource> | Iterable<PartSource>,
): Promise<void> {
  const uploadId = await beginUpload(client, key);
  const limit = pLimit(atOnce);
  const sent: Promise<string>[] = [];
  try {
    for await (const part of parts) {
      const query = { partNumber: String(sent.length + 1), uploadId };
      const sending = limit(() => sendPart(client, key, query, part));
      sending.catch(() => {});
      sent.push(sending);
      // Bytes that wait take memory.
      if (sent.length >= atOnce) await sent[sent.length - atOnce];
    }
    const etags = await Promise.all(sent);
    await completeUpload(client, key, uploadId, etags);
  } catch (error) {
    await Promise.allSettled(sent);
    await abortUpload(client, key, uploadId).catch(() => {});
    throw error;
  }
}

async function sendPart(
  client: S3Client,
  key: string,
  query: Record<string, string>,
  part: PartSource,
): Promise<string> {
  if ('bytes' in part) {
    const { headers } = await client.text({ method: 'PUT', key, query, body: part.bytes });
    return headers.get('etag') ?? '';
  }
  const { copy, range } = part;
  const headers = {
    'x-amz-copy-source': sourceOf(client, copy),
    ...(range ? { 'x-amz-copy-source-range': `bytes=${range.start}-${range.end}` } : {}),
  };
  const { text } = await client.text({ method: 'PUT', key, query, headers });
  const etag = element(text, 'ETag');
  if (!etag) throw new Error('The file store did not say that it copied a part.');
  return etag;
}

/** Begins an upload in parts; answers its name. */
export async function beginUpload(client: S3Client, key: string, mime?: string): Promise<string> {
  const headers: Record<string, string> = mime === undefined ? {} : { 'content-type': mime };
  const { text } = await client.text({ method: 'POST', key, query: { uploads: '' }, headers });
  const uploadId = element(text, 'UploadId');
  if (!uploadId) throw new Error('The file store did not name the upload it began.');
  return uploadId;
}

/** Parts that have come in, in their order; null when there is no such upload. */
export async function listParts(client: S3Client, key: string, uploadId: string): Promise<SentPart[] | null> {
  const parts: SentPart[] = [];
  for (let marker = '0'; ; ) {
    const query = { uploadId, 'part-number-marker': marker };
    const page = await client.text({ method: 'GET', key, query }).catch(ifAbsent);
    if (!page) return null;
    for (const part of elements(page.text, 'Part')) {
      const etag = (element(part, 'ETag') ?? '').replaceAll('"', '');
      parts.push({
        partNumber: Number(element(part, 'PartNumber')),
        etag,
        size: Number(element(part, 'Size')),
      });
    }
    const next = element(page.text, 'NextPartNumberMarker');
    if (element(page.text, 'IsTruncated') !== 'true' || next === null || next === marker) return parts;
    marker = next;
  }
}

/**
 * Gives an object of so many bytes another key.
 * @throws S3Error with status 404 when it is not there
 */
export async function moveObject(client: S3Client, from: string, to: string, size: number): Promise<void> {
  if (size <= copyBytes) await copyObject(client, from, to);
  else await assembleObject(client, to, rangesOf(from, size));
  if ((await statObject(client, to))?.size !== size) {
    throw Object.assign(new Error('The object is not as long as it was.'), { code: 'ENOENT' });
  }
  await deleteObject(client, from);
}

function* rangesOf(copy: string, size: number): Generator<PartSource> {
  for (let start = 0; start < size; start += copyBytes) {
    yield { copy, range: { start, end: Math.min(size, start + copyBytes) - 1 } };
  }
}

/** An answer that was lost is asked for again, and then the upload is known no more: the object tells whether it worked. */
export async function completeUpload(
  client: S3Client,
  key: string,
  uploadId: string,
  etags: readonly string[],
) {
  const list = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  );
  const body = new TextEncoder().encode(
    `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
  );
  try {
    const { text } = await client.text({ method: 'POST', key, query: { uploadId }, body });
    if (!/<CompleteMultipartUploadResult[\s>]/.test(text)) {
      throw new Error('The file store did not say that it completed an object.');
    }
  } catch (error) {
    if (!(error instanceof S3Error && error.reason === 'NoSuchUpload')) throw error;
  }
}

async function abortUpload(client: S3Client, key: string, uploadId: string): Promise<void> {
  await client.text({ method: 'DELETE', key, query: { uploadId } }).catch(ifAbsent);
}

/** Drops what was begun for this key and did not come to its end, because its process died. */
export async function abortUploads(client: S3Client, key: string): Promise<void> {
  const { text } = await client.text({ method: 'GET', query: { uploads: '', prefix: key } });
  for (const found of elements(text, 'Upload')) {
    const id = element(found, 'UploadId');
    if (id && element(found, 'Key') === key) await abortUpload(client, key, id);
  }
}

import type { ListedFile, StoredFile } from '@kantele/api/server';
import pLimit from 'p-limit';
import { isKey } from './keys.ts';
import { element, elements, escapeXml, ifAbsent, type S3Client, S3Error } from './s3-client.ts';

/** Bytes of the parts larger objects are written in: a service keeps 5 MiB to 5 GiB each, and 10,000 of them. */
export const partBytes = 16 * 1_024 * 1_024;
/** Requests of one operation under way at the same time. */
const atOnce = 4;
/** Milliseconds without a byte after which an answer is asked for anew, from where it stood. */
const stallMs = 20_000;
const readAttempts = 4;

/** Null when there is no such object. */
export async function statObject(client: S3Client, key: string): Promise<StoredFile | null> {
  const found = await client.text({ method: 'HEAD', key }).catch(ifAbsent);
  return found && { size: Number(found.headers.get('content-length')), etag: plainEtag(found.headers) };
}

const plainEtag = (headers: Headers): string => (headers.get('etag') ?? '').replaceAll('"', '');

export async function putObject(client: S3Client, key: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
  await client.text({ method: 'PUT', key, body });
}

/** Removes it; absent is fine. */
export async function deleteObject(client: S3Client, key: string): Promise<void> {
  await client.text({ method: 'DELETE', key }).catch(ifAbsent);
}

export async function deleteObjects(client: S3Client, keys: readonly string[]): Promise<void> {
  const limit = pLimit(atOnce);
  await Promise.all(keys.map((key) => limit(() => deleteObject(client, key))));
}

/** Copies within the bucket. */
export async function copyObject(client: S3Client, from: string, to: string): Promise<void> {
  await client.text({ method: 'PUT', key: to, headers: { 'x-amz-copy-source': sourceOf(client, from) } });
}

const sourceOf = ({ config }: S3Client, key: string): string => `/${config.bucket}/${key}`;

/** Every object below a prefix, in the order of their keys; names that are no keys are not ours and left out. */
export async function* listObjects(client: S3Client, prefix: string): AsyncGenerator<ListedFile> {
  let token: string | null = null;
  do {
    const query: Record<string, string> = { 'list-type': '2', prefix };
    if (token !== null) query['continuation-token'] = token;
    const { text } = await client.text({ method: 'GET', query });
    for (const found of elements(text, 'Contents')) {
      const key = element(found, 'Key') ?? '';
      const modified = new Date(element(found, 'LastModified') ?? '');
      if (isKey(key) && !key.endsWith('/')) yield { key, size: Number(element(found, 'Size')), modified };
    }
    token = element(text, 'IsTruncated') === 'true' ? element(text, 'NextContinuationToken') : null;
  } while (token !== null);
}

/**
 * Bytes of an object, or of a range of it. An answer that breaks off is asked for again from there, as long as the object
 * is the same.
 * @throws Error with code ENOENT when there is no such object
 */
export async function* readObject(
  client: S3Client,
  key: string,
  range?: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  let position = range?.start ?? 0;
  let etag: string | null = null;
  let failures = 0;
  for (;;) {
    const stalled = new AbortController();
    const expect = () => setTimeout(() => stalled.abort(), stallMs);
    let timer = expect();
    try {
      const headers: Record<string, string> = {};
      if (range || position > 0) headers.range = `bytes=${position}-${range?.end ?? ''}`;
      if (etag !== null) headers['if-match'] = etag;
      const response = await client.open({ method: 'GET', key, headers }, stalled.signal).catch(ifAbsent);
      if (!response) throw Object.assign(new Error('There is no such object.'), { code: 'ENOENT' });
      etag = response.headers.get('etag');
      const wholeBytes = position + Number(response.headers.get('content-length'));
      for await (const chunk of response.body ?? []) {
        clearTimeout(timer);
        position += chunk.byteLength;
        failures = 0;
        yield chunk;
        // A reader may take its time; the service may not.
        timer = expect();
      }
      if (position >= wholeBytes) return;
      throw new TypeError('The file store sent less than it said.');
    } catch (error) {
      failures += 1;
      if (error instanceof S3Error || isFinal(error) || failures === readAttempts) throw error;
    } finally {
      clearTimeout(timer);
      stalled.abort();
    }
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A part of an object that is put together: another object, or bytes. */
export type PartSource = { copy: string } | { bytes: Uint8Array<ArrayBuffer> };

/**
 * Puts an object together from parts, all but the last of which are equally long (some services want that). It is there
 * as a whole or not at all.
 */
export async function assembleObject(
  client: S3Client,
  key: string,
  parts: AsyncIterable<PartSource> | Iterable<PartSource>,
): Promise<void> {
  const begun = await client.text({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = element(begun.text, 'UploadId');
  if (!uploadId) throw new Error('The file store did not name the upload it began.');
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
    const list = etags.map(
      (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
    );
    const body = new TextEncoder().encode(
      `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
    );
    await completeUpload(client, key, uploadId, body);
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
  const headers = { 'x-amz-copy-source': sourceOf(client, part.copy) };
  const { text } = await client.text({ method: 'PUT', key, query, headers });
  const etag = element(text, 'ETag');
  if (!etag) throw new Error('The file store did not say that it copied a part.');
  return etag;
}

/** An answer that was lost is asked for again, and then the upload is known no more: the object tells whether it worked. */
async function completeUpload(
  client: S3Client,
  key: string,
  uploadId: string,
  body: Uint8Array<ArrayBuffer>,
) {
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

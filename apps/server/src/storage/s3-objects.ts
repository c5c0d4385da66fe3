import type { ListedFile, StoredFile } from '@kantele/api/server';
import pLimit from 'p-limit';
import { isKey } from './keys.ts';
import { element, elements, ifAbsent, type S3Client, S3Error } from './s3-client.ts';

/** Requests of one operation under way at the same time. */
export const atOnce = 4;
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

/** How a copy names what it is made of. */
export const sourceOf = ({ config }: S3Client, key: string): string => `/${config.bucket}/${key}`;

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

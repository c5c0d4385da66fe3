import { fileEntryResponse } from '@kantele/api/contract/files';
import { multipartCreated, presigned, signedParts } from '@kantele/api/contract/uploads';
import type { TestServer } from './harness.ts';
import { send } from './http-accounts.ts';

/** Calls a row of api/v1. */
export const post = (server: TestServer, cookie: string, path: string, body: unknown): Promise<Response> =>
  send(server, 'POST', `/api/v1/${path}`, { cookie, body });

/** How a file is announced. */
export interface Announced {
  name: string;
  mime?: string;
  size?: number;
  [field: string]: unknown;
}

const announcement = ({ name, mime, ...rest }: Announced, bytes: Uint8Array) => ({
  filename: name,
  ...(mime === undefined ? {} : { mime }),
  size: bytes.length,
  ...rest,
});

/** Sends bytes to an address of the bucket. */
export const put = (
  url: string,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> => fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });

/** An upload of one request to the bucket, up to its end. */
export async function sendWhole(server: TestServer, cookie: string, bytes: Uint8Array, file: Announced) {
  const answer = await post(server, cookie, 's3/simple/presign', announcement(file, bytes));
  if (!answer.ok) return answer;
  const { url, key, headers } = presigned.parse(await answer.json());
  const sent = await put(url, bytes, headers);
  if (!sent.ok) throw new Error(await sent.text());
  return post(server, cookie, 's3/entries', { key, clientName: file.name, size: bytes.length });
}

/** An upload in parts that has begun. */
export interface Begun {
  key: string;
  uploadId: string;
  partSize: number;
}

export async function beginParts(
  server: TestServer,
  cookie: string,
  bytes: Uint8Array,
  file: Announced,
): Promise<Begun> {
  const answer = await post(server, cookie, 's3/multipart/create', announcement(file, bytes));
  return multipartCreated.parse(await answer.json());
}

/** Addresses of parts by their number. */
export async function signed(
  server: TestServer,
  cookie: string,
  { key, uploadId }: Begun,
  partNumbers: number[],
): Promise<Map<number, string>> {
  const path = 's3/multipart/batch-sign-part-urls';
  const answer = await post(server, cookie, path, { key, uploadId, partNumbers });
  const { urls } = signedParts.parse(await answer.json());
  return new Map(urls.map(({ partNumber, url }) => [partNumber, url]));
}

export interface Part {
  PartNumber: number;
  ETag: string;
}

/** Sends these parts of a file; answers what the bucket calls them. */
export async function sendParts(
  server: TestServer,
  cookie: string,
  begun: Begun,
  bytes: Uint8Array,
  numbers: number[],
): Promise<Part[]> {
  const urls = await signed(server, cookie, begun, numbers);
  return Promise.all(
    numbers.map(async (number) => {
      const start = (number - 1) * begun.partSize;
      const sent = await put(urls.get(number) ?? '', bytes.subarray(start, start + begun.partSize));
      if (!sent.ok) throw new Error(await sent.text());
      return { PartNumber: number, ETag: sent.headers.get('etag') ?? '' };
    }),
  );
}

/** An upload in parts to the bucket, up to its end. */
export async function sendInParts(server: TestServer, cookie: string, bytes: Uint8Array, file: Announced) {
  const answer = await post(server, cookie, 's3/multipart/create', announcement(file, bytes));
  if (!answer.ok) return answer;
  const begun = multipartCreated.parse(await answer.json());
  const count = Math.max(1, Math.ceil(bytes.length / begun.partSize));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const parts = await sendParts(server, cookie, begun, bytes, numbers);
  const { key, uploadId } = begun;
  const completed = await post(server, cookie, 's3/multipart/complete', { key, uploadId, parts });
  if (!completed.ok) throw new Error(await completed.text());
  return post(server, cookie, 's3/entries', { key, clientName: file.name, size: bytes.length });
}

export const entryOf = async (response: Response) => fileEntryResponse.parse(await response.json()).fileEntry;

import type { TestServer } from './harness.ts';

interface SentFile {
  name: string;
  mime?: string;
  fields?: Record<string, string>;
  /** Where the request says it comes from. */
  site?: string;
}

/** Sends a file in one multipart request. */
export function send(
  server: TestServer,
  cookie: string,
  bytes: Uint8Array,
  file: SentFile,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(file.fields ?? {})) body.set(name, value);
  body.set('file', new Blob([new Uint8Array(bytes)], { type: file.mime ?? 'audio/flac' }), file.name);
  return server.request('/api/v1/file-entries', {
    method: 'POST',
    headers: { ...(cookie ? { cookie } : {}), 'sec-fetch-site': file.site ?? 'same-origin' },
    body,
  });
}

interface Announced {
  size: number;
  name: string;
  mime?: string;
  /** More metadata, with a comma in front. */
  extra?: string;
  headers?: Record<string, string>;
}

/** Announces a resumable upload. */
export function tus(server: TestServer, cookie: string, file: Announced): Promise<Response> {
  const coded = (text: string) => Buffer.from(text).toString('base64');
  const mime = file.mime === undefined ? '' : `,filetype ${coded(file.mime)}`;
  return server.request('/api/v1/tus/upload', {
    method: 'POST',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'tus-resumable': '1.0.0',
      'upload-length': String(file.size),
      'upload-metadata': `filename ${coded(file.name)}${mime}${file.extra ?? ''}`,
      ...file.headers,
    },
  });
}

/** Sends a piece of a resumable upload. */
export function patch(
  server: TestServer,
  cookie: string,
  location: string,
  offset: number,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> {
  return server.request(location, {
    method: 'PATCH',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    body: new Uint8Array(bytes),
  });
}

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from './harness.ts';
import { openUploadsWorld } from './uploads-world.ts';

type Headers = Record<string, string | undefined>;
export const endpoint = '/api/v1/tus/upload';
export const bodyType = { 'content-type': 'application/offset+octet-stream' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
export const named = `filename ${base64('Größe & Ärger – 曲.flac')},filetype ${base64('audio/flac')},empty,blank `;
export const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('base64');

export interface Wanted {
  status: number;
  /** Headers by name; null for one that must not be there. */
  headers?: Record<string, string | RegExp | null>;
  /** Offset of the upload afterwards, or the status of its HEAD. */
  offset?: number;
}
export type Rule = [rule: string, request: (at: string) => Promise<Response>, wanted: Wanted];

export const notThere: Wanted = { status: 404, headers: { 'upload-offset': null, 'tus-resumable': '1.0.0' } };
export const notMade = (status: number): Wanted => ({ status, headers: { location: null } });

let server: TestServer;
let song: Buffer;
/** Cookies of who uploads, and of somebody else. */
export const cookies = { owner: '', other: '' };

/** A server while the tests of a file run. */
export function serveTus(): void {
  beforeAll(async () => {
    const world = await openUploadsWorld();
    ({ server, song } = world);
    cookies.owner = world.owner;
    cookies.other = world.other;
  });
  afterAll(() => server.close());
}

/** A request of the protocol; a header of undefined is left out. */
export function ask(
  method: string,
  path: string,
  headers: Headers = {},
  body?: Uint8Array,
): Promise<Response> {
  const all = {
    cookie: cookies.owner,
    'sec-fetch-site': 'same-origin',
    'tus-resumable': '1.0.0',
    ...headers,
  };
  const sent = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return server.request(path, {
    method,
    headers: Object.fromEntries(sent),
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
}

/** Announces 100 bytes. */
export const create = (headers: Headers = {}, body?: Uint8Array) =>
  ask('POST', endpoint, { 'upload-length': '100', 'upload-metadata': named, ...headers }, body);
export const begun = async (headers: Headers = {}) => (await create(headers)).headers.get('location') ?? '';
export const write = (at: string, offset: number, body: Uint8Array, headers: Headers = {}) =>
  ask('PATCH', at, { ...bodyType, 'upload-offset': String(offset), ...headers }, body);
/** The first bytes of a song; all of them without a number. */
export const bytes = (count?: number) => song.subarray(0, count);
const idOf = (at: string) => at.split('/').at(-1) ?? '';

/** Offset of an upload; the status when it has none. */
async function offsetOf(at: string) {
  const { headers, status } = await ask('HEAD', at);
  return headers.has('upload-offset') ? Number(headers.get('upload-offset')) : status;
}

/** Makes a file of an upload. */
export const finish = (at: string) =>
  ask(
    'POST',
    '/api/v1/tus/entries',
    { 'content-type': 'application/json' },
    Buffer.from(JSON.stringify({ uploadKey: idOf(at) })),
  );

/** Ends the time of an upload. */
export const expire = (at: string) =>
  server.site.services.db
    .updateTable('upload_sessions')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', idOf(at))
    .execute();

async function announced() {
  return (await server.site.services.db.selectFrom('upload_sessions').select('id').execute()).length;
}

/** Makes a test of each rule. */
export function checkRules(rules: Record<string, Rule[]>): void {
  describe.each(Object.entries(rules))('tus, %s', (_part, table) => {
    it.each(table)('%s', async (_rule, request, { status, headers = {}, offset }) => {
      const at = await begun();
      expect((await write(at, 0, bytes(40))).status).toBe(204);
      const before = await announced();
      const response = await request(at);
      expect(response.status).toBe(status);
      for (const [name, value] of Object.entries(headers)) {
        const found = response.headers.get(name);
        if (value instanceof RegExp) expect(found, name).toMatch(value);
        else expect(found, name).toBe(value);
      }
      if (headers.location === null) expect(await announced()).toBe(before);
      if (offset !== undefined) expect(await offsetOf(at)).toBe(offset);
    });
  });
}

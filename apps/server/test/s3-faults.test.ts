import { randomBytes } from 'node:crypto';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { ListedFile, Storage } from '@kantele/api/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '../src/storage/conformance-append.ts';
import { s3Storage } from '../src/storage/s3.ts';
import type { S3Config } from '../src/storage/s3-client.ts';
import { asOneUpload } from '../src/storage/s3-segments.ts';
import type { CephGateway } from './ceph.ts';
import { sharedCeph } from './shared-ceph.ts';

/**
 * What happens to a request instead: an answer of another's, an answer lost after the work was done, one that ends after
 * so many bytes. Null lets it pass.
 */
type Fault = { status: number; body: string } | 'lost' | { cutAfter: number } | null;

const key = 'uploads/ab/abc';
const part = 8 * 1_024 * 1_024;

describe('the S3 driver, when the service fails', () => {
  // Requests go through a relay that fails as networks and services do.
  let gateway: CephGateway;
  let relay: Server;
  let config: S3Config;
  let storage: Storage;
  let direct: Storage;
  let fault: (request: IncomingMessage) => Fault = () => null;

  beforeAll(async () => {
    gateway = await sharedCeph();
    relay = createServer((request, response) => relayed(request, response, config.endpoint, fault(request)));
    await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  });
  beforeEach(async () => {
    config = await gateway.newBucket();
    direct = s3Storage(config, tmpdir());
    const { port } = relay.address() as AddressInfo;
    storage = s3Storage({ ...config, endpoint: `http://127.0.0.1:${port}` }, tmpdir());
  });
  afterEach(() => {
    fault = () => null;
  });
  afterAll(() => relay.close());

  async function* of(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
    yield* chunks;
  }
  const append = (to: Storage, offset: number, data: Uint8Array | string) =>
    to.append(key, offset, of(Buffer.from(data)), async () => {});
  const read = (from: Storage) => from.withIncomplete(key, async () => true);
  const isCompletion = ({ method, url }: IncomingMessage) =>
    method === 'POST' && /[?&]uploadId=/.test(url ?? '');
  const keys = async () => {
    const found: string[] = [];
    for await (const file of direct.list()) found.push(file.key);
    return found;
  };
  const times = (count: number, what: Fault) => {
    let left = count;
    return () => {
      left -= 1;
      return left >= 0 ? what : null;
    };
  };

  it('tries again what the service could not do at the moment, and what got lost on the way', async () => {
    for (const what of [{ status: 503, body: '<Error><Code>SlowDown</Code></Error>' }, 'lost'] as const) {
      fault = times(2, what);
      await storage.put('a', Buffer.from('bytes'));
      fault = times(2, what);
      expect(await textOf(storage.read('a'))).toBe('bytes');
    }
    fault = () => ({ status: 503, body: '<Error><Code>SlowDown</Code><Message>Later</Message></Error>' });
    await expect(storage.stat('a')).rejects.toThrow('503');
    await expect(textOf(storage.read('a'))).rejects.toThrow('SlowDown: Later');
  });

  it('reads on where an answer broke off, and never beyond another object', async () => {
    const data = randomBytes(3_000_000);
    await storage.put('a', data);
    const cut = times(2, { cutAfter: 700_000 });
    fault = cut;
    const chunks: Uint8Array[] = [];
    for await (const chunk of storage.read('a')) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(data)).toBe(true);
    fault = times(1, { cutAfter: 700_000 });
    const changed = (async () => {
      let isFirst = true;
      for await (const _ of storage.read('a')) {
        if (isFirst) await direct.put('a', randomBytes(3_000_000));
        isFirst = false;
      }
    })();
    await expect(changed).rejects.toMatchObject({ status: 412 });
  });

  it('believes what the answer to a completion says, not its status', async () => {
    await append(storage, 0, randomBytes(part + 1));
    const body = '<?xml version="1.0"?>\n<Error><Code>InvalidPart</Code><Message>No</Message></Error>';
    fault = (request) => (isCompletion(request) ? { status: 200, body } : null);
    await expect(storage.complete(key)).rejects.toThrow('InvalidPart: No');
    fault = (request) => (isCompletion(request) ? { status: 200, body: '' } : null);
    await expect(storage.complete(key)).rejects.toThrow('did not say that it completed');
    fault = () => null;
    expect(await direct.stat(key)).toBeNull();
    expect(await read(storage)).toBe(true);
    expect((await storage.complete(key)).size).toBe(part + 1);
  });

  it('finds that a completion worked whose answer was lost', async () => {
    await append(storage, 0, randomBytes(part + 1));
    const once = times(1, 'lost');
    const forgotten = { status: 404, body: '<Error><Code>NoSuchUpload</Code></Error>' };
    fault = (request) => (isCompletion(request) ? (once() ?? forgotten) : null);
    expect((await storage.complete(key)).size).toBe(part + 1);
    expect(await keys()).toEqual([key]);
  });

  it('has all of an object when it died while it dropped the segments', async () => {
    await append(storage, 0, randomBytes(2 * part + 5));
    let removed = 0;
    fault = ({ method, url }) => {
      if (method !== 'DELETE' || !url?.includes('.incomplete')) return null;
      removed += 1;
      return removed > 1 ? { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' } : null;
    };
    await expect(storage.complete(key)).rejects.toThrow('AccessDenied');
    fault = () => null;
    expect((await keys()).length).toBeGreaterThan(1);
    expect((await storage.complete(key)).size).toBe(2 * part + 5);
    expect(await keys()).toEqual([key]);
  });

  it('completes once when two ask at the same time', async () => {
    await append(storage, 0, randomBytes(2 * part + 5));
    const results = await Promise.allSettled([storage.complete(key), direct.complete(key)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await storage.complete(key)).size).toBe(2 * part + 5);
    expect(await keys()).toEqual([key]);
  });

  it('loses nothing to a process that wrote on after its time', async () => {
    await append(storage, 0, 'abcd');
    await append(storage, 4, 'efgh');
    await direct.put(`${key}.incomplete/000000000000004-ffffffffffff`, Buffer.from('ef'));
    await direct.put(`${key}.incomplete/000000000000002-000000000000`, Buffer.from('cde'));
    const { size } = await storage.complete(key);
    expect([size, await textOf(storage.read(key))]).toEqual([8, 'abcdefgh']);
    expect(await keys()).toEqual([key]);
  });

  it('moves what was sent if it is as long as it was, whole also when it is large', async () => {
    const { presigned } = storage;
    const name = `${key}.sent`;
    if (!presigned) throw new Error('There is no bucket.');
    await direct.put(name, randomBytes(1_000));
    await expect(presigned.take(key, 999)).rejects.toMatchObject({ code: 'ENOENT' });
    expect((await direct.stat(name))?.size).toBe(1_000);
    const large = Buffer.alloc(66 * 1_024 * 1_024, 'kantele');
    await direct.append(name, 0, of(large), async () => {});
    await direct.complete(name);
    expect((await presigned.take(key, large.length)).size).toBe(large.length);
    const end = { start: large.length - 10, end: large.length - 1 };
    expect([await textOf(direct.read(key, end)), await keys()]).toEqual([
      large.subarray(-10).toString(),
      [key],
    ]);
    // What was moved already is there no more.
    await expect(presigned.take(key, large.length)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('keeps the first segments of an upload as long as its last', async () => {
    const at = (name: string, day: number): ListedFile => ({
      key: name,
      size: 1,
      modified: new Date(day * 86_400_000),
    });
    const folder = `${key}.incomplete`;
    const segments = [
      at(`${folder}/000000000000000-aaaaaaaaaaaa`, 1),
      at(`${folder}/000000000000001-aaaaaaaaaaaa`, 9),
    ];
    const listed: ListedFile[] = [];
    const all = [
      at('a', 2),
      ...segments,
      at('uploads/ab/abd.incomplete/000000000000000-aaaaaaaaaaaa', 3),
      at('z', 4),
    ];
    for await (const file of asOneUpload(
      (async function* () {
        yield* all;
      })(),
    ))
      listed.push(file);
    expect(listed.map(({ modified }) => modified.getTime() / 86_400_000)).toEqual([2, 9, 9, 3, 4]);
    expect(listed.map((file) => file.key)).toEqual(all.map((file) => file.key));
  });
});

function relayed(request: IncomingMessage, response: ServerResponse, endpoint: string, what: Fault): void {
  if (what !== null && typeof what === 'object' && 'status' in what) {
    request.resume().once('end', () => response.writeHead(what.status).end(what.body));
    return;
  }
  const { hostname, port } = new URL(endpoint);
  const { method, url, headers } = request;
  const onward = forward({ hostname, port, method, path: url, headers }, (answer) => {
    if (what === 'lost') {
      answer.resume().once('end', () => response.destroy());
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (what === null) {
      answer.pipe(response);
      return;
    }
    let left = what.cutAfter;
    answer.on('data', (chunk: Buffer) => {
      if (left <= 0) return;
      const isLast = chunk.length >= left;
      response.write(chunk.subarray(0, left), () => isLast && response.destroy());
      left -= chunk.length;
    });
  });
  onward.once('error', () => response.destroy());
  request.pipe(onward);
}

import { type ClientRequest, request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { newPerson, type Person, send } from './http-accounts.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  // A tenth of a second where it is half a minute otherwise, at the same pace.
  server = await startTestServer({ bodyProgress: { everyMs: 300, bytes: 307 } });
  person = await newPerson(server);
});
afterAll(() => server.close());

interface Sending {
  request: ClientRequest;
  /** Status and body of the answer, which may come before everything has been sent. */
  answer: Promise<{ status: number; code: string }>;
}

function begin(path: string, headers: Record<string, string>): Sending {
  const options = {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: person.cookie, ...headers },
  };
  const request = rawRequest(server.url + path, options);
  const answer = new Promise<{ status: number; code: string }>((done, fail) => {
    request.on('error', fail);
    request.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, code: JSON.parse(text || '{}').code }),
      );
    });
  });
  return { request, answer };
}

const boundary = 'b'.repeat(20);
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const head = (name = 'file', n = 1) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${n}.png"\r\nContent-Type: image/png\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;
const avatar = '/api/v1/users/me/avatar';
const picture = (side: number, noise = false) =>
  sharp(
    noise
      ? {
          create: {
            width: side,
            height: side,
            channels: 3,
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
            background: 'red',
          },
        }
      : { create: { width: side, height: side, channels: 3, background: 'red' } },
  )
    .png({ compressionLevel: noise ? 0 : 6 })
    .toBuffer();

describe('a body beyond the limit', () => {
  it.each([
    ['a picture', avatar, form],
    ['JSON', '/api/v1/auth/login', { 'content-type': 'application/json' }],
    ['a procedure', '/trpc/auth.login', { 'content-type': 'application/json' }],
  ])('(%s) is refused by its length alone', async (_name, path, type) => {
    const { request, answer } = begin(path, { ...type, 'content-length': '100000000' });
    request.flushHeaders();
    expect(await answer).toEqual({ status: 413, code: 'too_large' });
    request.destroy();
  });

  it.each([
    ['a picture', avatar, form, head()],
    ['a picture that never begins', avatar, form, ''],
    ['JSON', '/api/v1/auth/login', { 'content-type': 'application/json' }, '"'],
    ['a procedure', '/trpc/auth.login', { 'content-type': 'application/json' }, '"'],
  ])('(%s) in chunks is refused, and read no further', async (_name, path, type, first) => {
    const { request, answer } = begin(path, { ...type, 'transfer-encoding': 'chunked' });
    const chunk = Buffer.alloc(65_536, 97);
    let sent = 0;
    let isOver = false;
    request.write(first);
    const more = () => {
      while (!isOver && sent < 400 * 1_048_576) {
        sent += chunk.length;
        if (!request.write(chunk)) return request.once('drain', more);
      }
      return undefined;
    };
    request.on('error', () => {
      isOver = true;
    });
    more();
    expect(await answer).toEqual({ status: 413, code: 'too_large' });
    isOver = true;
    await new Promise((closed) => (request.destroyed ? closed(null) : request.once('close', closed)));
    // What the system keeps between two programs of one machine, and no more.
    expect(sent).toBeLessThan(40 * 1_048_576);
  });

  it('of a file just above its own limit is told on its field', async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(2_097_153)], { type: 'image/png' }), 'me.png');
    const response = await send(server, 'POST', avatar, { cookie: person.cookie, body });
    expect([response.status, (await answerOf(response)).errors]).toEqual([
      422,
      { file: ['Use an image of at most 2 MB.'] },
    ]);
  });
});

describe('a slow upload', () => {
  it('is taken as long as it goes on, however long it takes in all', async () => {
    const data = await picture(700, true);
    expect(data.length).toBeGreaterThan(1_400_000);
    const { request, answer } = begin(avatar, { ...form, 'transfer-encoding': 'chunked' });
    request.write(head());
    // 100 KB a second.
    for (let at = 0; at < data.length; at += 10_000) {
      request.write(data.subarray(at, at + 10_000));
      await new Promise((next) => setTimeout(next, 100));
    }
    request.end(tail);
    expect((await answer).status).toBe(200);
  });

  it('that stands still is ended', async () => {
    const { request, answer } = begin(avatar, { ...form, 'transfer-encoding': 'chunked' });
    request.write(head());
    const ended = await answer.then(
      ({ status }) => status,
      () => 'cut',
    );
    expect([408, 'cut']).toContain(ended);
  });
});

describe('JSON that is nested without end', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  it.each([
    ['a row of the contract', '/api/v1/auth/login', deep],
    ['a procedure', '/trpc/auth.login', deep],
    ['a batch', '/trpc/auth.login,auth.login?batch=1', `{"0":${deep}}`],
    ['objects', '/api/v1/auth/login', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['behind text', '/api/v1/auth/login', `{"email":"\\"}}]]","password":${deep}}`],
  ])('(%s) is refused before it is parsed', async (_name, path, body) => {
    const response = await server.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body,
    });
    const text = await response.text();
    expect([response.status, JSON.parse(text).code]).toEqual([400, 'bad_request']);
    expect(text).not.toContain('[[');
  });

  it('does not meet what only looks so', async () => {
    const response = await send(server, 'POST', '/api/v1/auth/login', {
      body: { email: '['.repeat(300), password: `${'{'.repeat(500)}\\"[[` },
    });
    expect(response.status).toBe(422);
  });
});

describe('an upload', () => {
  it('of two files is refused, and neither is taken', async () => {
    const small = await picture(64);
    for (const second of ['file', 'other']) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(small)], { type: 'image/png' }), 'one.png');
      body.append(second, new Blob([new Uint8Array(small)], { type: 'image/png' }), 'two.png');
      const response = await send(server, 'POST', avatar, { cookie: (await newPerson(server)).cookie, body });
      expect([response.status, Object.keys((await answerOf(response)).errors ?? {})]).toEqual([
        422,
        ['file'],
      ]);
    }
  });

  it('of a file by another name, or of none, is refused', async () => {
    const other = new FormData();
    other.append('other', new Blob([new Uint8Array(await picture(64))], { type: 'image/png' }), 'one.png');
    const none = new FormData();
    none.append('note', 'hello');
    for (const body of [other, none]) {
      const response = await send(server, 'POST', avatar, { cookie: person.cookie, body });
      expect([response.status, (await answerOf(response)).errors]).toEqual([
        422,
        { file: ['Please select an image.'] },
      ]);
    }
  });

  it.each([
    ['is cut inside the file', form, `${head()}PNG`],
    ['is cut inside the head of the file', form, head().slice(0, 60)],
    ['is empty', form, ''],
    ['says nothing of its boundary', { 'content-type': 'multipart/form-data' }, `${head()}PNG${tail}`],
    ['is no multipart at all', form, 'nothing'],
  ])('whose body %s is refused on its field', async (_what, type, body) => {
    const { request, answer } = begin(avatar, { ...type, 'content-length': String(body.length) });
    request.end(body);
    expect(await answer).toEqual({ status: 422, code: 'invalid' });
  });

  it('of one file with a field beside it is taken', async () => {
    const body = new FormData();
    body.append('note', 'hello');
    body.append('file', new Blob([new Uint8Array(await picture(64))], { type: 'image/png' }), 'one.png');
    expect((await send(server, 'POST', avatar, { cookie: person.cookie, body })).status).toBe(200);
  });
});

describe('what is not there', () => {
  it.each([
    '/assets/',
    '/assets/none.js',
    '/assets/%2e%2e/x',
    '/assets/..%2fx',
    '/api-docs/scalar-none.js',
    '/api-docs/ui/none.js',
    '/api-docs/ui/..%2f..%2fpackage.json',
  ])('%s is not found, in the words of the error table, and is not kept', async (path) => {
    // As it is: the client of these tests would shorten it.
    const text = await new Promise<string>((done) => {
      let all = '';
      const { port, hostname } = new URL(server.url);
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', (chunk) => (all += chunk));
      socket.on('close', () => done(all));
    });
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).toMatch(/^cache-control: .*no-store/im);
    expect(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))).toMatchObject({
      code: 'not_found',
      requestId: expect.any(String),
    });
  });
});

describe('a method that is not there', () => {
  it.each([
    ['POST', '/api/v1/albums?_method=TRACE', 'PUT, PATCH, DELETE'],
    ['PATCH', '/api/v1/genres', 'GET, POST, HEAD'],
    ['PUT', '/trpc/settings.bootstrap', 'GET, HEAD, POST'],
    ['POST', '/trpc/settings.bootstrap', 'GET, HEAD'],
    ['GET', '/trpc/auth.logout', 'POST'],
  ])('%s %s says which are', async (method, path, allow) => {
    const body = method === 'GET' ? {} : { body: {} };
    const response = await send(server, method, path, { cookie: person.cookie, ...body });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOf } from '../lib/api-error.ts';
import { createClient } from './client.ts';

interface Asked {
  method: string;
  path: string;
  input: unknown;
  headers: IncomingMessage['headers'];
  ended: Promise<void>;
}

const asked: Asked[] = [];
let answer: (asked: Asked, response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const body = (await text(request)) || (searchParams.get('input') ?? 'null');
  const { method = '', headers } = request;
  const ended = new Promise<void>((done) => response.once('close', done));
  const one = { method, path: pathname.replace('/trpc/', ''), input: JSON.parse(body), headers, ended };
  asked.push(one);
  answer(one, response);
});
const json = (response: ServerResponse, value: unknown) => void response.end(JSON.stringify(value));
/** Every procedure answers with its name. */
const byName = ({ path }: Asked, response: ServerResponse) =>
  json(
    response,
    path.split(',').map((name) => ({ result: { data: name } })),
  );
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  vi.stubGlobal('document', { cookie: 'a=1; XSRF-TOKEN=t%20k' });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  client = createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
beforeEach(() => {
  asked.length = 0;
  answer = byName;
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

describe('the client', () => {
  it('asks for everything of one moment at once, ten at a time, and what changes things apart', async () => {
    const reads = Array.from({ length: 12 }, (_, id) => client.albums.get.query({ id }));
    const write = client.users.setLocale.mutate({ locale: 'de' });
    expect(await Promise.all([...reads, write])).toEqual([
      ...reads.map(() => 'albums.get'),
      'users.setLocale',
    ]);
    const requests = asked.map(({ method, path }) => `${method} ${path.split(',').length}`).sort();
    expect(requests).toEqual(['GET 10', 'GET 2', 'POST 1']);
    expect(asked.find(({ method }) => method === 'POST')?.input).toEqual({ 0: { locale: 'de' } });
    expect(asked.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['t k', 't k', 't k']);
  });

  it('tells each call how it went', async () => {
    const data = { httpStatus: 404, code: 'NOT_FOUND' };
    answer = (_, response) => json(response, [{ result: { data: 1 } }, { error: { message: 'Gone', data } }]);
    const [found, missing] = await Promise.allSettled([
      client.albums.get.query({ id: 1 }),
      client.albums.get.query({ id: 2 }),
    ]);
    expect(found).toEqual({ status: 'fulfilled', value: 1 });
    expect(missing.status === 'rejected' && errorOf(missing.reason)).toMatchObject({
      status: 404,
      message: 'Gone',
    });
  });

  it('fails all calls of a request that was refused, or that brought nothing to read', async () => {
    const data = { httpStatus: 429, code: 'TOO_MANY_REQUESTS' };
    answer = (_, response) => json(response, { error: { message: 'Slower', data } });
    const refused = await client.albums.get.query({ id: 1 }).catch(errorOf);
    expect(refused).toMatchObject({ status: 429, message: 'Slower' });
    answer = (_, response) => void response.end('<html>');
    expect(await client.albums.get.query({ id: 1 }).catch(errorOf)).toMatchObject({ status: 0 });
  });

  it('gives up a request once nobody wants any of it', async () => {
    answer = () => {};
    const [one, other] = [new AbortController(), new AbortController()];
    const calls = Promise.allSettled([
      client.albums.get.query({ id: 1 }, { signal: one.signal }),
      client.albums.get.query({ id: 2 }, { signal: other.signal }),
    ]);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    one.abort();
    other.abort();
    await asked[0]?.ended;
    expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

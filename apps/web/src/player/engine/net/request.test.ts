import { afterEach, describe, expect, it } from 'vitest';
import { createConnection } from './connection.ts';
import { ChangedError, type Range, RefusedError, readJson, readRange } from './request.ts';
import { fakeNetwork, file, sendRange, serve } from './testing.ts';

const data = file(50_000);
const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function world(answer: Parameters<typeof serve>[0]) {
  const network = fakeNetwork();
  const said: boolean[] = [];
  const connection = createConnection(network, (lost) => said.push(lost));
  const server = await serve(answer);
  cleanUps.push(server.close, connection.dispose);
  const controller = new AbortController();
  const read = async (range: Partial<Range> = {}) => {
    const { signal } = controller;
    const wanted = { url: `${server.url}/a`, start: 100, end: 40_000, etag: 'one', signal, ...range };
    const pieces: Uint8Array[] = [];
    for await (const piece of readRange(connection, wanted)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  return { network, said, connection, server, controller, read };
}

describe('a range', () => {
  it('comes byte for byte, and ends where the file does', async () => {
    const { read, server } = await world((request, response) => sendRange(request, response, data, 'one'));
    expect(data.subarray(100, 40_000).equals(await read())).toBe(true);
    expect(data.subarray(49_000).equals(await read({ start: 49_000, end: 90_000 }))).toBe(true);
    expect(server.requests).toEqual(['/a bytes=100-39999', '/a bytes=49000-89999']);
  });

  it('is cut out of a whole file when a proxy knows no ranges', async () => {
    const { read } = await world((_, response) => {
      response.writeHead(200, { etag: 'W/"one"', 'content-length': data.length }).end(data);
    });
    expect(data.subarray(100, 40_000).equals(await read())).toBe(true);
    expect(data.subarray(49_999).equals(await read({ start: 49_999, end: 90_000, etag: null }))).toBe(true);
  });

  it('is taken up where a connection broke', async () => {
    let breaks = 2;
    const { read, server, said } = await world((request, response) => {
      if (breaks === 0) return sendRange(request, response, data, 'one');
      breaks -= 1;
      const from = Number(/=(\d+)-/.exec(request.headers.range ?? '')?.[1]);
      response.writeHead(206, {
        etag: '"one"',
        'content-range': `bytes ${from}-39999/50000`,
        'content-length': 40_000 - from,
      });
      response.write(data.subarray(from, from + 10_000), () => setImmediate(() => response.destroy()));
    });
    expect(data.subarray(100, 40_000).equals(await read())).toBe(true);
    expect(server.requests.map((line) => Number(/=(\d+)-/.exec(line)?.[1]))).toEqual([100, 10_100, 20_100]);
    // Every try brought something: nobody has to be told.
    expect(said).toEqual([]);
  });

  it('of a file that was replaced is refused, whatever bytes come', async () => {
    const { read } = await world((request, response) => sendRange(request, response, data, 'two'));
    await expect(read()).rejects.toThrow(ChangedError);
  });

  it.each([401, 403, 404, 410])('is given up at once when the server answers %i', async (status) => {
    const { read, server } = await world((_, response) => void response.writeHead(status).end());
    await expect(read()).rejects.toEqual(expect.objectContaining({ name: 'RefusedError', status }));
    expect(server.requests).toHaveLength(1);
  });

  it('is asked for again while the server is in trouble, which is no lost line', async () => {
    let busy = 2;
    const { read, said } = await world((request, response) => {
      busy -= 1;
      if (busy < 0) sendRange(request, response, data, 'one');
      else response.writeHead(busy === 1 ? 503 : 429).end();
    });
    expect(await read()).toHaveLength(39_900);
    expect(said).toEqual([]);
  });
});

describe('a lost line', () => {
  it('is told once, waited out and told again when it is back', async () => {
    const { network, read, said, server } = await world((request, response) => {
      if (network.navigator.onLine) sendRange(request, response, data, 'one');
      else response.destroy();
    });
    network.say('offline');
    const reading = read();
    expect(said).toEqual([true]);
    while (server.requests.length === 0) await new Promise((next) => setImmediate(next));
    network.say('online');
    expect(data.subarray(100, 40_000).equals(await reading)).toBe(true);
    expect(said).toEqual([true, false]);
  });

  it('without anything to fetch is over when the browser says so', async () => {
    const { network, said } = await world((_, response) => void response.end());
    network.say('offline');
    network.say('online');
    expect(said).toEqual([true, false]);
  });

  it('does not keep what nobody needs any more', async () => {
    const { controller, network, read, server } = await world((_, response) => void response.destroy());
    network.navigator.onLine = false;
    const reading = read();
    while (server.requests.length === 0) await new Promise((next) => setImmediate(next));
    controller.abort();
    await expect(reading).rejects.toThrow(/abort/i);
  });
});

it('reads an index, and says when there is none', async () => {
  const { connection, controller, server } = await world((request, response) => {
    if (request.url === '/index') response.end('{"sources":[]}');
    else response.writeHead(404).end();
  });
  expect(await readJson(connection, `${server.url}/index`, controller.signal)).toEqual({ sources: [] });
  await expect(readJson(connection, `${server.url}/none`, controller.signal)).rejects.toThrow(RefusedError);
});

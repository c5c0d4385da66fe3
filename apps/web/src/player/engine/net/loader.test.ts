import { getEventListeners } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import type { Wanted } from '../renditions.ts';
import { createConnection } from './connection.ts';
import { createLoader } from './loader.ts';
import { ChangedError, RefusedError } from './request.ts';
import { fakeNetwork, file, sendRange, serve } from './testing.ts';

const data = file(300_000);
const wanted: Wanted[] = [{ kind: 'original_mp4', mime: 'audio/mp4; codecs="flac"' }];
const never = new AbortController().signal;
const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** A server of one track, whose index and bytes can be of different versions. */
async function world() {
  const version = { index: 'one', bytes: 'one' };
  const waiting: (() => void)[] = [];
  const server = await serve((request, response) => {
    if (request.url?.includes('/stream')) return sendRange(request, response, data, version.bytes);
    const fragments = [{ start: 700, end: 300_000, t: 0, d: 96_000 }];
    const numbers = { sample_rate: 48_000, samples: 90_000, delay: 1_024, init_end: 700, size: 300_000 };
    const source = { kind: 'original_mp4', etag: version.index, ...numbers, fragments };
    response.end(JSON.stringify({ sources: request.url?.includes('/tracks/9/') ? [] : [source] }));
    for (const done of waiting.splice(0)) done();
  });
  // Addresses are those of the site.
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => real(server.url + url, init));
  const connection = createConnection(fakeNetwork(), () => {});
  const loader = createLoader(connection);
  cleanUps.push(() => vi.unstubAllGlobals(), server.close, loader.dispose, connection.dispose);
  const read = async (from: number, to: number) => {
    const open = await loader.open(7, wanted, never);
    const pieces: Uint8Array[] = [];
    for await (const piece of open.read(from, to, never)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  const answered = () => new Promise<void>((done) => waiting.push(done));
  return { version, server, loader, read, answered };
}

it('asks for the index and the first bytes at the same time, once', async () => {
  const { loader, read, server } = await world();
  loader.warm(7, wanted);
  expect(data.subarray(0, 50_000).equals(await read(0, 50_000))).toBe(true);
  expect((await loader.open(7, wanted, never)).sound).toMatchObject({
    rate: 48_000,
    samples: 90_000,
    delay: 1_024,
  });
  expect(server.requests.toSorted()).toEqual([
    '/api/v1/tracks/7/sources?kinds=original_mp4 whole',
    '/api/v1/tracks/7/stream?rendition=original_mp4 bytes=0-98303',
  ]);
});

it('joins the first bytes and what is fetched later', async () => {
  const { read, server } = await world();
  expect(data.subarray(90_000, 200_000).equals(await read(90_000, 200_000))).toBe(true);
  expect(server.requests.at(-1)).toBe('/api/v1/tracks/7/stream?rendition=original_mp4 bytes=98304-199999');
});

it('reads index and bytes anew when they are not of the same file', async () => {
  const { answered, read, server, version } = await world();
  version.index = 'old';
  const seen = answered();
  const reading = read(0, 1_000);
  await seen;
  version.index = 'one';
  expect(data.subarray(0, 1_000).equals(await reading)).toBe(true);
  expect(server.requests).toHaveLength(4);
});

it('says when the file was replaced later on', async () => {
  const { loader, read, version } = await world();
  await loader.open(7, wanted, never);
  version.bytes = 'two';
  await expect(read(100_000, 200_000)).rejects.toThrow(ChangedError);
});

it('gives up what the track does not have, and tries anew when asked again', async () => {
  const { loader, server } = await world();
  await expect(loader.open(9, wanted, never)).rejects.toThrow(RefusedError);
  await expect(loader.open(9, wanted, never)).rejects.toThrow(RefusedError);
  expect(server.requests.filter((line) => line.includes('sources'))).toHaveLength(2);
});

it('stops fetching what nobody needs any more', async () => {
  const { loader } = await world();
  const user = new AbortController();
  const opening = loader.open(8, wanted, user.signal);
  loader.focus([7]);
  const shared = loader.open(8, wanted, never);
  user.abort();
  expect((await shared).size).toBe(300_000);
  await opening;
  const skipped = new AbortController();
  const late = loader.open(6, wanted, skipped.signal);
  skipped.abort();
  await expect(late).rejects.toThrow(/abort/i);
});

it('leaves nothing on a signal that stands for hours of music', async () => {
  const { loader } = await world();
  const { signal } = new AbortController();
  for (let track = 1; track <= 3; track += 1) await (await loader.open(track, wanted, signal)).filled;
  await expect.poll(() => getEventListeners(signal, 'abort')).toEqual([]);
});

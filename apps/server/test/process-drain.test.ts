import { mkdirSync, writeFileSync } from 'node:fs';
import { request as rawRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSongs } from './fixtures.ts';
import { eventually } from './harness.ts';
import { ask, openProcessWorld, type ProcessWorld, slow, untilNoneLeft } from './process-world.ts';

let world: ProcessWorld;
let dataDir: string;
let song: string;
beforeAll(async () => {
  world = openProcessWorld();
  dataDir = await world.dataDir();
  const folder = join(dataDir, 'music');
  mkdirSync(folder, { recursive: true });
  song = join(folder, 'A/B/01 C.flac');
  await writeSongs(folder, [{ path: 'A/B/01 C.flac', title: 'C', artist: 'A', album: 'B', number: 1 }]);
  const command = world.start('import', dataDir, [folder]);
  expect(await command.exit).toBe(0);
  // More than the system keeps between two programs: the answer is under way until it is read.
  writeFileSync(song, Buffer.alloc(48 * 1_048_576, 7));
}, slow.timeout);
afterAll(async () => {
  await untilNoneLeft(dataDir);
  world.close();
});

/** A stream that has begun; `rest` reads it to its end and answers all its bytes. */
async function begin(url: string) {
  const [row] = await ask<{ id: string }>(dataDir, 'select id from tracks limit 1');
  return new Promise<{ rest: () => Promise<number> }>((done, fail) => {
    const request = rawRequest(`${url}/api/v1/tracks/${row?.id}/stream`, (response) => {
      expect(response.statusCode).toBe(200);
      const rest = () =>
        new Promise<number>((read) => {
          let bytes = 0;
          response.on('data', (chunk: Buffer) => (bytes += chunk.length));
          response.on('close', () => read(bytes));
          response.on('error', () => {});
        });
      response.once('readable', () => done({ rest }));
    });
    request.on('error', fail);
    request.end();
  });
}
const status = async (url: string) => (await fetch(url).catch(() => null))?.status ?? 0;

describe('a stop while somebody listens', slow, () => {
  it('turns readiness off, answers everybody until the stream has ended, then ends', async () => {
    const site = await world.serve(dataDir, { DRAIN_SECONDS: '30' });
    const stream = await begin(site.url);
    site.child.kill('SIGTERM');
    await eventually(async () => ((await site.ready()) === 503 ? true : null));
    expect(await status(`${site.url}/healthz`)).toBe(200);
    expect(await status(`${site.url}/api/v1/albums`)).toBe(200);
    expect(await stream.rest()).toBe(48 * 1_048_576);
    expect(await site.exit).toBe(0);
  });

  it('waits for it no longer than the setting says', async () => {
    const site = await world.serve(dataDir, { DRAIN_SECONDS: '0' });
    const stream = await begin(site.url);
    site.child.kill('SIGTERM');
    expect(await site.exit).toBe(0);
    expect(await stream.rest()).toBeLessThan(48 * 1_048_576);
  });
});

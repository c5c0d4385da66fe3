import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto, writeSongs } from './fixtures.ts';
import { answerOf, eventually, startTestServer, type TestServer } from './harness.ts';
import { newPerson, send } from './http-accounts.ts';

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await startTestServer();
  const folder = join(server.dataDir, 'music');
  await writeSongs(folder, [{ path: 'A/B/01 C.flac', title: 'C', artist: 'A', album: 'B', number: 1 }]);
  await importInto(server, folder);
  ({ id } = await server.site.services.db.selectFrom('tracks').select('id').executeTakeFirstOrThrow());
});
afterAll(() => server.close());

async function upload(cookie: string, data: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.append('file', new Blob([data], { type: 'image/png' }), 'me.png');
  return send(server, 'POST', '/api/v1/users/me/avatar', { cookie, body });
}
const picture = async (side: number, background: string) =>
  new Uint8Array(
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer(),
  );

describe('many large pictures at once', () => {
  it('are made a few at a time; others are told to come again, and music plays on', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(server)));
    const data = await picture(2_000, 'red');
    const answers = Array.from({ length: 30 }, (_, n) =>
      upload(people[n % people.length]?.cookie ?? '', data),
    );
    let isDone = false;
    const all = Promise.all(answers).finally(() => {
      isDone = true;
    });
    const heard: number[] = [];
    while (!isDone) {
      const stream = await server.request(`/api/v1/tracks/${id}/stream`);
      await stream.arrayBuffer();
      heard.push(stream.status);
    }
    expect(new Set(heard)).toEqual(new Set([200]));
    const found = await all;
    const statuses = found.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const refused = found.find(({ status }) => status === 503);
    expect(refused?.headers.get('retry-after')).not.toBeNull();
    expect(refused && (await answerOf(refused)).code).toBe('overloaded');
  });

  it('are twenty in ten minutes for one person', async () => {
    const { cookie } = await newPerson(server);
    const data = await picture(16, 'blue');
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await upload(cookie, data)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

describe('the export of one’s data', () => {
  it('is readable by the user of the server alone', async () => {
    const { cookie } = await newPerson(server);
    await server.startWorker();
    const asked = await send(server, 'POST', '/api/v1/users/me/export', { cookie });
    expect(asked.status).toBeLessThan(300);
    const folder = join(server.dataDir, 'files', 'exports');
    const name = await eventually(async () => {
      try {
        return readdirSync(folder).find((file) => file.endsWith('.zip')) ?? null;
      } catch {
        return null;
      }
    });
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });
});

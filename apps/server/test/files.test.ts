import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesResponse } from '@kantele/api/contract/streaming';
import { sql } from '@kantele/db';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg, importInto, writeSongs } from './fixtures.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';
import { newPerson, send } from './http-accounts.ts';

let server: TestServer;
let folder: string;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = join(server.dataDir, 'music');
  await writeSongs(folder, [
    { ...song(1), path: 'Pair/Same/1.m4a', encode: ['-c:a', 'alac'] },
    { ...song(3), path: 'Pair/Same/3.flac' },
  ]);
  const copy = ['-c', 'copy', '-metadata', 'title=Song 2', '-metadata', 'track=2'];
  await ffmpeg('-i', join(folder, 'Pair/Same/1.m4a'), ...copy, join(folder, 'Pair/Same/2.m4a'));
  await drawing(join(folder, 'Pair/Same/cover.png'), 'testsrc');
  await importInto(server, folder);
  await server.startWorker();
  admin = await server.signIn();
});
afterAll(() => server.close());

function song(number: number) {
  return { title: `Song ${number}`, artist: 'Pair', album: 'Same', number };
}
const drawing = (path: string, source: string) =>
  ffmpeg('-f', 'lavfi', '-i', `${source}=s=300x300:d=1`, '-frames:v', '1', path);
const status = async (path: string) => {
  const response = await server.request(path);
  await response.arrayBuffer();
  return response.status;
};
/** Files of the store below a folder of it. */
const stored = (below: string) => {
  try {
    const names = readdirSync(join(server.dataDir, 'files', below), { recursive: true, withFileTypes: true });
    return names.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
};
/** Resolves when an address that has answered answers no more. */
const untilGone = (path: string) => eventually(async () => ((await status(path)) >= 400 ? true : null));
/** No row without an object, no object without a row, once nothing is under way. */
async function expectTidy() {
  const difference = async () => {
    const rows = await server.site.services.db.selectFrom('stored_files').select('key').execute();
    return rows.length - stored('.').length;
  };
  await expect.poll(difference).toBe(0);
}

describe('a picture of a person', () => {
  const picture = (color: string) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background: color } })
      .png()
      .toBuffer();
  async function setAvatar(cookie: string, color: string) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(await picture(color))], { type: 'image/png' }), 'me.png');
    const response = await send(server, 'POST', '/api/v1/users/me/avatar', { cookie, body });
    return ((await response.json()) as { user: { avatar: string } }).user.avatar;
  }
  const leave = (cookie: string) =>
    send(server, 'DELETE', '/api/v1/users/me?deleteCurrentUser=true', { cookie });

  it('is gone once another takes its place, and with the account', async () => {
    const { cookie } = await newPerson(server);
    const first = await setAvatar(cookie, 'red');
    expect(await status(first)).toBe(200);
    const second = await setAvatar(cookie, 'green');
    await untilGone(first);
    expect(await status(second)).toBe(200);
    expect((await leave(cookie)).status).toBe(200);
    await untilGone(second);
    await expectTidy();
  });

  it('is gone when it is taken away, by either way to say so', async () => {
    const { cookie } = await newPerson(server);
    const first = await setAvatar(cookie, 'yellow');
    await send(server, 'DELETE', '/api/v1/users/me/avatar', { cookie });
    await untilGone(first);
    const again = await setAvatar(cookie, 'yellow');
    expect(await status(again)).toBe(200);
    await send(server, 'PUT', '/api/v1/users/me', { cookie, body: { avatar: null } });
    await untilGone(again);
  });

  it('stays while somebody else has the same', async () => {
    const [one, other] = [await newPerson(server), await newPerson(server)];
    const shared = await setAvatar(one.cookie, 'blue');
    expect(await setAvatar(other.cookie, 'blue')).toBe(shared);
    const own = await setAvatar(one.cookie, 'white');
    await send(server, 'POST', '/api/v1/users/remove', { cookie: admin, body: { ids: [one.id] } });
    await leave(one.cookie);
    await untilGone(own);
    expect(await status(shared)).toBe(200);
    await leave(other.cookie);
    await untilGone(shared);
  });
});

describe('what was made of music', () => {
  const trackId = async (name: string) =>
    (
      await server.site.services.db
        .selectFrom('tracks')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).id;
  const trackStatus = async (id: number) =>
    (
      await server.site.services.db
        .selectFrom('tracks')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;
  const sources = async (id: number, query = '') =>
    sourcesResponse.parse(await (await server.request(`/api/v1/tracks/${id}/sources${query}`)).json())
      .sources;
  const remove = (path: string) => send(server, 'DELETE', `/api/v1/${path}`, { cookie: admin });
  const analysed = () =>
    eventually(async () => {
      const waiting = await server.site.services.db
        .selectFrom('originals')
        .select('track_id')
        .where('analysis', '=', 'waiting')
        .execute();
      return waiting.length === 0 ? true : null;
    });

  it('goes with the last track of its sound, and no address of it plays any more', async () => {
    await analysed();
    const [one, two] = [await trackId('Song 1'), await trackId('Song 2')];
    const [flac] = await sources(one, '?kinds=flac');
    const [same] = await sources(two, '?kinds=flac');
    expect([flac?.etag, stored('renditions')]).toEqual([same?.etag, ['flac.mp4']]);
    expect(await status(flac?.url ?? '')).toBe(200);
    expect((await remove(`tracks/${one}`)).status).toBe(200);
    expect(await status(flac?.url ?? '')).toBe(404);
    expect(await status(same?.url ?? '')).toBe(200);
    await eventually(async () => ((await waitingRemovals()) === 0 ? true : null));
    expect(stored('renditions')).toEqual(['flac.mp4']);
    expect((await remove(`tracks/${two}`)).status).toBe(200);
    expect(await status(same?.url ?? '')).toBe(404);
    await eventually(async () => (stored('renditions').length === 0 ? true : null));
    await expectTidy();
  });

  it('stays for a track whose file is missing', async () => {
    const three = await trackId('Song 3');
    expect((await sources(three)).map(({ kind }) => kind)).toContain('original_mp4');
    const before = [stored('indexes'), stored('images')];
    expect(before[0]).toHaveLength(1);
    const file = join(folder, 'Pair/Same/3.flac');
    renameSync(file, `${file}.away`);
    await importInto(server, folder);
    await eventually(async () => ((await trackStatus(three)) === 'missing' ? true : null));
    await eventually(async () => ((await waitingRemovals()) === 0 ? true : null));
    expect([stored('indexes'), stored('images')]).toEqual(before);
    renameSync(`${file}.away`, file);
    await importInto(server, folder);
    await eventually(async () => ((await trackStatus(three)) === 'ready' ? true : null));
    // Its cover may be looked at once more.
    await expect.poll(() => [stored('indexes'), stored('images')]).toEqual(before);
  });

  it('goes when the file holds another sound', async () => {
    const three = await trackId('Song 3');
    expect(await sources(three, '?kinds=aac_96')).toEqual([]);
    await eventually(async () => ((await sources(three, '?kinds=aac_96')).length === 1 ? true : null));
    const [index] = stored('indexes');
    expect(stored('renditions')).toEqual(['aac_96.mp4']);
    await writeSongs(folder, [{ ...song(3), path: 'Pair/Same/3.flac', seconds: 3 }]);
    await importInto(server, folder);
    await analysed();
    await eventually(async () => (stored('renditions').length === 0 ? true : null));
    await eventually(async () => (stored('indexes').length === 1 ? true : null));
    expect(stored('indexes')).not.toEqual([index]);
    await expectTidy();
  });

  it('a cover is gone once another takes its place, and with its album all of it', async () => {
    const { id } = await server.site.services.db
      .selectFrom('albums')
      .select('id')
      .where('name', '=', 'Same')
      .executeTakeFirstOrThrow();
    const cover = () =>
      eventually(async () => {
        const response = await server.request(`/api/v1/albums/${id}`);
        const { album } = (await response.json()) as { album: { artwork: { hash: string } | null } };
        return album.artwork ? `/images/${album.artwork.hash}/160.webp` : null;
      });
    const first = await cover();
    expect(await status(first)).toBe(200);
    rmSync(join(folder, 'Pair/Same/cover.png'));
    await drawing(join(folder, 'Pair/Same/cover.png'), 'testsrc2');
    await importInto(server, folder);
    await untilGone(first);
    const second = await cover();
    expect(second).not.toBe(first);
    expect((await remove(`albums/${id}`)).status).toBe(200);
    await untilGone(second);
    await eventually(async () => (stored('.').length === 0 ? true : null));
    await expectTidy();
  });
});

async function waitingRemovals(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker.jobs where task_identifier = 'files.remove'`.execute(
    server.site.services.db,
  );
  return rows[0]?.n ?? 0;
}

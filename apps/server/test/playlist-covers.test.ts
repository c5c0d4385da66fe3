import { jobList } from '@kantele/api/server';
import { sql } from '@kantele/db';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { newPerson, type Person, send } from './http-accounts.ts';

let server: TestServer;
let owner: Person;
let path: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newPerson(server);
  const caller = await server.site.user(owner.id);
  const { playlist } = await caller.playlists.create({ name: 'Rainy days', visibility: 'public' });
  path = `/api/v1/playlists/${playlist.id}/cover`;
});
afterAll(() => server.close());

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(bytes: Uint8Array, type = 'image/png') {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type }), 'cover.png');
  const response = await send(server, 'POST', path, { cookie: owner.cookie, body });
  const answer = (await answerOf(response)) as {
    errors?: Record<string, string[]>;
    playlist?: { artworks: { hash: string; color: string }[]; has_cover: boolean };
  };
  return { status: response.status, ...answer };
}
const isStored = async (hash = '') =>
  (await server.site.services.storage.stat(`images/${hash.slice(0, 2)}/${hash}/640.webp`)) !== null;

/** Does the removals that wait. */
async function removeFiles() {
  const ctx = server.site.system();
  const run = { signal: ctx.signal, attempt: 1, assertLease: async () => {} };
  const { rows } = await sql<{ payload: unknown }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'files.remove' returning j.payload`.execute(ctx.db);
  for (const { payload } of rows)
    await jobList.find(({ name }) => name === 'files.remove')?.start(ctx, payload, run);
}

it('an uploaded picture is the cover; the one before goes from the store, and so does what is taken', async () => {
  const first = (await upload(await picture('#338866'))).playlist;
  expect(first).toMatchObject({ has_cover: true, artworks: [{ color: '#338866' }] });
  const [{ hash: before = '' } = {}] = first?.artworks ?? [];
  expect((await server.request(`/images/${before}/640.webp`)).status).toBe(200);
  const second = (await upload(await picture('#883366'))).playlist;
  const [{ hash: after = '' } = {}] = second?.artworks ?? [];
  await removeFiles();
  expect([await isStored(before), await isStored(after)]).toEqual([false, true]);

  const taken = await send(server, 'DELETE', path, { cookie: owner.cookie });
  expect(await taken.json()).toMatchObject({ playlist: { has_cover: false, artworks: [] } });
  await removeFiles();
  expect(await isStored(after)).toBe(false);
});

it('what is no picture, a broken one and one that is too large are refused, and the cover stays', async () => {
  const good = await picture('#336688');
  const [{ hash = '' } = {}] = (await upload(good)).playlist?.artworks ?? [];
  const noPicture = { status: 422, errors: { file: ['Please select an image.'] } };
  expect(await upload(Buffer.from('no picture at all'))).toMatchObject(noPicture);
  expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject(noPicture);
  expect(await upload(good.subarray(0, 60))).toMatchObject(noPicture);
  expect(await upload(new Uint8Array(0))).toMatchObject(noPicture);
  expect(await upload(Buffer.concat([good, Buffer.alloc(2 * 1_024 * 1_024)]))).toMatchObject({
    status: 422,
    errors: { file: ['Use an image of at most 2 MB.'] },
  });
  const { playlist } = await (await server.site.guest()).playlists.get({ id: Number(path.split('/')[4]) });
  expect(playlist).toMatchObject({ has_cover: true, artworks: [{ hash }] });
  await removeFiles();
  expect(await isStored(hash)).toBe(true);
});

it('other sites are shown the cover: in previews of links and by oEmbed', async () => {
  const [{ hash = '' } = {}] = (await upload(await picture('#664488'))).playlist?.artworks ?? [];
  const page = `/playlist/${path.split('/')[4]}/rainy-days`;
  const html = await (await server.request(page)).text();
  expect(/property="og:image" content="([^"]+)"/.exec(html)?.[1]).toContain(hash);
  const address = encodeURIComponent(`${server.site.services.baseUrl}${page}`);
  const embed = await answerOf(await server.request(`/oembed?url=${address}`));
  expect(embed.thumbnail_url).toContain(hash);
});

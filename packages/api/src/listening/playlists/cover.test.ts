import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putFile, settleFiles } from '../../platform/files/put-file.ts';
import { sweepStore } from '../../platform/files/sweep-files.ts';
import { bytes, type FileBench, openFileBench } from '../../platform/files/testing-files.ts';
import { insertImage } from '../../platform/images/queries.ts';
import { imageKey } from '../../platform/images/store-image.ts';
import { addMusic, refusal, type TestMusic } from '../../testing.ts';
import { coverMaxBytes } from './contract.ts';
import { purgePlaylists } from './queries.ts';

let bench: FileBench;
let music: TestMusic;
let [ada, ben, cleo, dora]: [number, number, number, number] = [0, 0, 0, 0];
beforeAll(async () => {
  bench = await openFileBench();
  const { site } = bench;
  music = await addMusic(site, { tracks: ['Rain'] });
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
  cleo = await site.addUser('cleo@example.com');
  dora = await site.addUser('dora@example.com', { permissions: ['playlists.manage'] });
  const image_hash = await addPicture('album');
  await db().updateTable('albums').set({ image_hash }).where('id', '=', music.albumId).execute();
});
afterAll(() => bench.close());

const db = () => bench.ctx.db;
const as = async (user: number) => (await bench.site.user(user)).playlists;
const guest = async () => (await bench.site.guest()).playlists;
const codeOf = async (work: Promise<unknown>) => (await refusal(work)).code;
const hashOf = (name: string) => Buffer.from(name).toString('hex').padEnd(32, '0');
const keyOf = (name: string) => imageKey(hashOf(name), 160, 'webp');

/** A picture as an upload leaves it, but that nothing shows it; answers its hash. */
async function addPicture(name: string): Promise<string> {
  const hash = hashOf(name);
  await putFile(bench.ctx, { key: keyOf(name), kind: 'image', owner: hash }, bytes);
  const image = { hash, width: 1, height: 1, thumbhash: 'AAAA', color: '#336699' };
  await db()
    .transaction()
    .execute(async (trx) => {
      await insertImage(trx, image);
      await settleFiles(bench.ctx, trx, [keyOf(name)], true);
    });
  return hash;
}

/** A playlist that Ben arranges and Cleo adds to. */
async function make(owner = ada, visibility: 'private' | 'public' = 'private') {
  const { playlist } = await (await as(owner)).create({
    name: 'Rainy days',
    visibility,
    track_ids: [...music.trackIds],
  });
  const { collaboration } = await bench.site.user(owner);
  for (const [user, role] of [[ben, 'edit'] as const, [cleo, 'add'] as const]) {
    const { url } = await collaboration.createLink({ id: playlist.id, role });
    await (await bench.site.user(user)).collaboration.join({ secret: url.split('/').at(-1) ?? '' });
  }
  return playlist.id;
}
/** The same with a cover of its own. */
async function covered(name: string, ...made: Parameters<typeof make>) {
  const id = await make(...made);
  const image_hash = await addPicture(name);
  await db().updateTable('playlists').set({ image_hash }).where('id', '=', id).execute();
  return id;
}
const shown = async (user: number, id: number) => {
  const { artworks, has_cover } = (await (await as(user)).get({ id })).playlist;
  return { covers: artworks.map(({ hash }) => hash), has_cover };
};
/** Whether a picture is in the store after all that waits was removed, and the night has passed. */
async function isKept(name: string) {
  await bench.work('files.remove');
  await bench.letADayPass();
  await sweepStore(bench.ctx);
  return (await bench.inStore()).includes(keyOf(name));
}

const file = new Uint8Array(10);
const noPicture = { fields: { file: ['Please select an image.'] } };

describe('a cover', () => {
  it('is given by who may name the playlist; others are refused before the picture is looked at', async () => {
    const id = await make();
    for (const user of [ada, ben])
      expect(await refusal((await as(user)).setCover({ id, file }))).toMatchObject(noPicture);
    expect(await codeOf((await as(cleo)).setCover({ id, file }))).toBe('forbidden');
    expect(await codeOf((await as(dora)).setCover({ id, file }))).toBe('not_found');
    expect(await codeOf((await guest()).setCover({ id, file }))).toBe('unauthenticated');
    const open = await make(ben, 'public');
    expect(await refusal((await as(dora)).setCover({ id: open, file }))).toMatchObject(noPicture);
    expect(await codeOf((await as(ada)).setCover({ id: open, file }))).toBe('forbidden');
  });

  it('is taken by the same people: the covers of albums stand in again', async () => {
    const id = await covered('taken');
    expect(await codeOf((await as(cleo)).removeCover({ id }))).toBe('forbidden');
    expect(await codeOf((await as(dora)).removeCover({ id }))).toBe('not_found');
    expect(await codeOf((await guest()).removeCover({ id }))).toBe('unauthenticated');
    expect(await shown(cleo, id)).toEqual({ covers: [hashOf('taken')], has_cover: true });
    expect((await (await as(ben)).removeCover({ id })).playlist.has_cover).toBe(false);
    expect(await shown(cleo, id)).toEqual({ covers: [hashOf('album')], has_cover: false });
    expect(await isKept('taken')).toBe(false);
    expect((await (await as(ben)).removeCover({ id })).playlist.has_cover).toBe(false);
  });

  it('has two megabytes at most, and twenty come in ten minutes; what is refused changes nothing', async () => {
    const owner = await bench.site.addUser('owner@example.com');
    const id = await covered('refused', owner);
    const { get, setCover } = await as(owner);
    const before = await get({ id });
    const large = new Uint8Array(coverMaxBytes + 1);
    expect((await refusal(setCover({ id, file: large }))).fields).toEqual({
      file: ['Use an image of at most 2 MB.'],
    });
    for (let n = 0; n < 20; n += 1) expect(await refusal(setCover({ id, file }))).toMatchObject(noPicture);
    expect(await codeOf(setCover({ id, file }))).toBe('rate_limited');
    expect(await get({ id })).toEqual(before);
  });

  it('is the only picture of the playlist in every list', async () => {
    const id = await covered('listed', ada, 'public');
    const [own, other, manager] = [await as(ada), await guest(), await as(dora)];
    const lists = [own.mine({}), other.list({}), other.ofUser({ id: ada }), manager.managed({})];
    for (const list of lists) {
      const found = (await list).pagination.data.find((one) => one.id === id);
      expect(found?.artworks).toEqual([{ hash: hashOf('listed'), color: '#336699', thumbhash: 'AAAA' }]);
    }
  });
});

describe('the file of a cover', () => {
  it('stays while another playlist shows it', async () => {
    const [one, other] = [await covered('shared'), await covered('shared')];
    await (await as(ada)).removeCover({ id: one });
    expect(await isKept('shared')).toBe(true);
    await (await as(ada)).removeCover({ id: other });
    expect(await isKept('shared')).toBe(false);
  });

  it('stays while a deleted playlist can be brought back, and goes with it', async () => {
    const id = await covered('deleted');
    const caller = await as(ada);
    await caller.delete({ id });
    expect(await isKept('deleted')).toBe(true);
    expect((await caller.restore({ id })).playlist.artworks).toMatchObject([{ hash: hashOf('deleted') }]);
    const deleted_at = new Date(Date.now() - 31 * 86_400_000);
    await db().updateTable('playlists').set({ deleted_at }).where('id', '=', id).execute();
    await purgePlaylists(db());
    expect(await isKept('deleted')).toBe(false);
  });

  it('goes at once with the account of the owner, and stays with a playlist somebody takes over', async () => {
    const leaving = await bench.site.addUser('leaving@example.com');
    const over = await covered('taken-over', leaving);
    const { playlist } = await (await as(leaving)).create({ name: 'Alone' });
    const image_hash = await addPicture('alone');
    await db().updateTable('playlists').set({ image_hash }).where('id', '=', playlist.id).execute();
    await (await bench.site.user(leaving)).users.delete({ id: 'me', deleteCurrentUser: true });
    await bench.work('files.remove');
    expect(await bench.inStore()).not.toContain(keyOf('alone'));
    expect(await isKept('taken-over')).toBe(true);
    expect(await shown(ben, over)).toEqual({ covers: [hashOf('taken-over')], has_cover: true });
  });
});

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, uploadFrom } from './backstage-world.ts';
import { ffmpeg, writeSongs } from './fixtures.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let folder: string;
let artistId: number;
let member: number;
let stranger: number;

beforeAll(async () => {
  server = await startTestServer();
  folder = join(server.dataDir, 'music');
  const song = (number: number, title: string, ending: string, encode: string[] = []) => ({
    ...{
      path: `${number}.${ending}`,
      title,
      artist: 'Somebody Else',
      album: 'First Light',
      number,
      seconds: 4,
      encode,
    },
  });
  await writeSongs(folder, [
    song(1, 'Dawn', 'flac'),
    song(2, 'Noon', 'mp3', ['-c:a', 'libmp3lame']),
    song(3, 'Dusk', 'm4a', ['-c:a', 'aac']),
  ]);
  await ffmpeg('-f', 'lavfi', '-i', 'color=c=red:s=800x800', '-frames:v', '1', join(folder, 'cover.png'));
  member = await server.site.addUser('maker@example.com');
  stranger = await server.site.addUser('other@example.com');
  await server.startWorker();
});
afterAll(() => server.close());

const caller = (id: number) => server.site.user(id);
const upload = (email: string, ...names: string[]) => uploadFrom(server, folder, email, names);

describe('becoming an artist', () => {
  it('is asked for once, decided once by those who may, and gives an artist of one’s own', async () => {
    const user = await caller(member);
    const { request } = await user.backstage.createRequest({
      kind: 'become',
      artist_name: 'Maker',
      message: 'Hello',
    });
    expect(request).toMatchObject({ kind: 'become', state: 'pending', artist_name: 'Maker', artist: null });
    expect(
      await refusal(user.backstage.createRequest({ kind: 'become', artist_name: 'Maker' })),
    ).toMatchObject({ code: 'conflict' });
    expect(await refusal(user.backstage.requests({}))).toMatchObject({ code: 'forbidden' });
    expect((await user.backstage.artists()).artists).toEqual([]);
    const admin = await caller(1);
    expect((await admin.backstage.requests({})).pagination.data).toMatchObject([
      { id: request.id, user: { id: member } },
    ]);
    expect(await refusal(admin.backstage.decideRequest({ id: request.id, approve: false }))).toMatchObject({
      code: 'invalid',
    });
    const decided = await Promise.allSettled(
      [1, 2].map(() => admin.backstage.decideRequest({ id: request.id, approve: true })),
    );
    expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { artists } = await (await caller(member)).backstage.artists();
    expect(artists).toMatchObject([{ name: 'Maker', role: 'owner', verified: false }]);
    artistId = artists[0]?.id ?? 0;
  });

  it('can be denied, with the reason for the one who asked', async () => {
    const user = await caller(stranger);
    const { request } = await user.backstage.createRequest({
      kind: 'claim',
      artist_id: artistId,
      message: 'Mine',
    });
    await (await caller(1)).backstage.decideRequest({
      id: request.id,
      approve: false,
      reason: 'Not proven.',
    });
    expect((await user.backstage.ownRequests()).requests).toMatchObject([
      { state: 'denied', reason: 'Not proven.' },
    ]);
    expect((await user.backstage.artists()).artists).toEqual([]);
  });

  it('leads to a mark that only an admin gives', async () => {
    const user = await caller(member);
    expect(await refusal(user.artists.update({ id: artistId, verified: true }))).toMatchObject({
      code: 'forbidden',
    });
    await user.artists.update({ id: artistId, bio: 'We make things.' });
    const { request } = await user.backstage.createRequest({ kind: 'verify', artist_id: artistId });
    await (await caller(1)).backstage.decideRequest({ id: request.id, approve: true });
    expect((await user.artists.get({ id: artistId })).artist).toMatchObject({
      verified: true,
      bio: 'We make things.',
    });
    const other = await caller(stranger);
    expect(await refusal(other.artists.update({ id: artistId, bio: 'Bah' }))).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a release', () => {
  let albumId: number;
  let trackIds: number[];

  it('is filled from the tags of its files, under the artist it is made for', async () => {
    const entry_ids = await upload('maker@example.com', '3.m4a', '1.flac', '2.mp3');
    const user = await caller(member);
    const { release, left_out } = await user.backstage.createRelease({ artist_id: artistId, entry_ids });
    expect(left_out).toEqual([]);
    expect(release.album).toMatchObject({
      name: 'First Light',
      visibility: 'draft',
      artists: [{ id: artistId, name: 'Maker' }],
    });
    expect(release.album.tracks.map(({ name, number }) => [number, name])).toEqual([
      [1, 'Dawn'],
      [2, 'Noon'],
      [3, 'Dusk'],
    ]);
    expect(
      release.album.tracks.every(({ artists }) => artists.length === 1 && artists[0]?.id === artistId),
    ).toBe(true);
    const names = await server.site.services.db
      .selectFrom('artists')
      .select('name')
      .where('name', '=', 'Somebody Else')
      .execute();
    expect(names).toEqual([]);
    albumId = release.album.id;
    trackIds = release.album.tracks.map(({ id }) => id);
    const again = await refusal(user.backstage.createRelease({ artist_id: artistId, entry_ids }));
    expect(again?.fields?.entry_ids?.[0]?.text).toBe('A track is made of this file already.');
  });

  it('is seen and heard by those who work on it alone, while it is a draft', async () => {
    const user = await caller(member);
    const [first = 0] = trackIds;
    await eventually(async () =>
      (await user.backstage.release({ id: albumId })).release.files.every(({ status }) => status === 'ready')
        ? true
        : null,
    );
    const { data } = (await user.notifications.list({})).pagination;
    const told = data.filter(({ type }) => type === 'upload-processed');
    expect(told.map((message) => message.data.lines.map(({ content }) => content))).toEqual([
      ['The sound of \u2068First Light\u2069 is ready', '3 tracks are ready'],
    ]);
    const cookie = await server.signIn('maker@example.com');
    const stream = (headers: Record<string, string>) =>
      server.request(`/api/v1/tracks/${first}/stream`, { headers });
    expect((await stream({ cookie })).status).toBe(200);
    expect((await user.tracks.byIds({ ids: trackIds })).tracks).toHaveLength(3);
    for (const other of [await caller(stranger), await server.site.guest()]) {
      expect(await refusal(other.albums.get({ id: albumId }))).toMatchObject({ code: 'not_found' });
      expect(await refusal(other.tracks.get({ id: first }))).toMatchObject({ code: 'not_found' });
      expect((await other.tracks.byIds({ ids: trackIds })).tracks).toEqual([]);
    }
    expect((await stream({})).status).toBe(404);
    expect((await stream({ cookie: await server.signIn('other@example.com') })).status).toBe(404);
    const found = await server.site.guest().then((guest) => guest.search.query({ query: 'First Light' }));
    expect(JSON.stringify(found)).not.toContain('Dawn');
  });

  it('is not there for who works for another artist, nor for a member who may not work backstage any more', async () => {
    const { db } = server.site.services;
    const id = await server.site.addUser('elsewhere@example.com', { permissions: ['backstage.access'] });
    const { artist } = await (await caller(1)).artists.create({ name: 'Elsewhere' });
    await db.insertInto('artist_members').values({ artist_id: artist.id, user_id: id }).execute();
    const see = async () => refusal((await caller(id)).albums.get({ id: albumId }));
    expect(await see()).toMatchObject({ code: 'not_found' });
    await db.insertInto('artist_members').values({ artist_id: artistId, user_id: id }).execute();
    expect(await see()).toBeNull();
    await db.updateTable('users').set({ permissions: '[]' }).where('id', '=', id).execute();
    expect(await see()).toMatchObject({ code: 'not_found' });
  });

  it('is changed by those who work on it, and only for artists they work for', async () => {
    const user = await caller(member);
    await user.albums.update({ id: albumId, label: 'Own Label', type: 'ep' });
    const strange = await (await caller(1)).artists.create({ name: 'Famous' });
    const wish = user.albums.update({ id: albumId, artist_ids: [artistId, strange.artist.id] });
    expect((await refusal(wish))?.fields).toHaveProperty('artist_ids');
    const other = await caller(stranger);
    const [song = 0, picture = 0] = await upload('other@example.com', '1.flac', 'cover.png');
    for (const work of [
      () => other.backstage.createRelease({ artist_id: artistId, entry_ids: [song] }),
      () => other.backstage.addTracks({ id: albumId, entry_ids: [song] }),
      () => other.backstage.setCover({ id: albumId, entry_id: picture }),
      () => other.albums.update({ id: albumId, label: 'x' }),
      () => other.albums.delete({ id: albumId }),
      () => other.tracks.update({ id: trackIds[0] ?? 0, name: 'x' }),
      () => other.tracks.delete({ id: trackIds[0] ?? 0 }),
      () => other.backstage.release({ id: albumId }),
      () => other.backstage.orderTracks({ id: albumId, discs: [trackIds] }),
    ]) {
      expect(await refusal(work())).toMatchObject({ code: 'not_found' });
    }
    expect(await refusal(other.backstage.releases({ artist_id: artistId }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('is put in order, whole or not at all', async () => {
    const user = await caller(member);
    const [a = 0, b = 0, c = 0] = trackIds;
    const { release } = await user.backstage.orderTracks({ id: albumId, discs: [[b, a], [c]] });
    expect(release.album.tracks.map(({ id, disc_number, number }) => [id, disc_number, number])).toEqual([
      [b, 1, 1],
      [a, 1, 2],
      [c, 2, 1],
    ]);
    expect(await refusal(user.backstage.orderTracks({ id: albumId, discs: [[a, b]] }))).toMatchObject({
      code: 'conflict',
    });
  });

  it('is not published without a cover, then for everybody', async () => {
    const user = await caller(member);
    const publish = () => user.albums.update({ id: albumId, visibility: 'public' });
    expect((await refusal(publish()))?.fields?.visibility).toEqual([{ text: 'Add a cover.' }]);
    expect((await user.backstage.release({ id: albumId })).release.problems).toEqual(['Add a cover.']);
    const [song = 0, picture = 0] = await upload('maker@example.com', '1.flac', 'cover.png');
    expect((await refusal(user.backstage.setCover({ id: albumId, entry_id: song })))?.fields).toHaveProperty(
      'entry_id',
    );
    const { release } = await user.backstage.setCover({ id: albumId, entry_id: picture });
    expect(release.problems).toEqual([]);
    await publish();
    const { album } = await server.site.guest().then((guest) => guest.albums.get({ id: albumId }));
    expect(album).toMatchObject({ name: 'First Light', abilities: { edit: false } });
    expect((await server.request(`/api/v1/tracks/${trackIds[0]}/stream`)).status).toBe(200);
    const { release: copy } = await user.backstage.createRelease({ artist_id: artistId, entry_ids: [song] });
    const duplicate = await eventually(
      async () => (await user.backstage.release({ id: copy.album.id })).release.files[0]?.duplicate ?? null,
    );
    expect(duplicate).toMatchObject({ name: 'Dawn' });
    await user.albums.delete({ id: copy.album.id });
  });

  it('keeps its sound when its files are thrown away for good', async () => {
    const user = await caller(member);
    const { pagination } = await user.files.list({});
    await user.files.delete({ entryIds: pagination.data.map(({ id }) => id), deleteForever: true });
    const { sql } = await import('@kantele/db');
    await eventually(async () => {
      const { rows } =
        await sql`select 1 from graphile_worker.jobs where task_identifier = 'files.remove'`.execute(
          server.site.services.db,
        );
      return rows.length === 0 ? true : null;
    });
    for (const id of trackIds) expect((await server.request(`/api/v1/tracks/${id}/stream`)).status).toBe(200);
  });
});

describe('minutes of music', () => {
  it('are counted, and what goes beyond is left out with the reason', async () => {
    const id = await server.site.addUser('little@example.com', { roles: [] });
    const permissions = [
      { name: 'files.create', restrictions: [] },
      { name: 'backstage.access', restrictions: [] },
      { name: 'music.create', restrictions: [{ name: 'minutes', value: 0 }] },
    ];
    const { db } = server.site.services;
    await db
      .updateTable('users')
      .set({ permissions: JSON.stringify(permissions) })
      .where('id', '=', id)
      .execute();
    await db.insertInto('artist_members').values({ artist_id: artistId, user_id: id }).execute();
    const entry_ids = await upload('little@example.com', '2.mp3');
    const refused = await refusal(
      (await caller(id)).backstage.createRelease({ artist_id: artistId, entry_ids }),
    );
    expect(refused?.fields?.entry_ids?.[0]?.text).toBe(
      'You have used up the minutes of music you may upload.',
    );
    const foreign = await upload('other@example.com', '2.mp3');
    expect(
      await refusal((await caller(id)).backstage.createRelease({ artist_id: artistId, entry_ids: foreign })),
    ).toMatchObject({ code: 'not_found' });
  });
});

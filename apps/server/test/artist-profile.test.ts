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
  await writeSongs(folder, [
    {
      path: '1.flac',
      title: 'Dawn',
      artist: 'Maker',
      album: 'First Light',
      number: 1,
      seconds: 4,
      encode: [],
    },
  ]);
  await ffmpeg('-f', 'lavfi', '-i', 'color=c=red:s=800x800', '-frames:v', '1', join(folder, 'cover.png'));
  member = await server.site.addUser('maker@example.com');
  stranger = await server.site.addUser('other@example.com');
  await server.startWorker();
  const { request } = await (await caller(member)).backstage.createRequest({
    kind: 'become',
    artist_name: 'Maker',
  });
  const decided = await (await caller(1)).backstage.decideRequest({ id: request.id, approve: true });
  artistId = decided.request.artist?.id ?? 0;
});
afterAll(() => server.close());

const caller = (id: number) => server.site.user(id);
const upload = (email: string, ...names: string[]) => uploadFrom(server, folder, email, names);

describe('the page of an artist', () => {
  const picturesOf = async () => (await server.site.guest()).artists.get({ id: artistId });

  it('gets a portrait and a wide picture of uploaded files, and loses them again', async () => {
    const user = await caller(member);
    const [song = 0, picture = 0] = await upload('maker@example.com', '1.flac', 'cover.png');
    const set = (entry_id: number | null, place: 'portrait' | 'wide') =>
      user.backstage.setPortrait({ artist_id: artistId, entry_id, place });
    expect((await refusal(set(song, 'wide')))?.fields).toHaveProperty('entry_id');
    const { artist } = await set(picture, 'portrait');
    expect(artist).toMatchObject({ artwork: { hash: expect.any(String) }, banner: null });
    await set(picture, 'wide');
    await set(null, 'portrait');
    const seen = (await picturesOf()).artist;
    expect(seen.banner).toEqual(artist.artwork);
    // What is still shown somewhere stays in the store.
    await eventually(async () => {
      const { sql } = await import('@kantele/db');
      const { rows } =
        await sql`select 1 from graphile_worker.jobs where task_identifier = 'files.remove'`.execute(
          server.site.services.db,
        );
      return rows.length === 0 ? true : null;
    });
    expect((await server.request(`/images/${seen.banner?.hash}/640.webp`)).status).toBe(200);
    await set(null, 'wide');
    expect((await picturesOf()).artist.banner).toBeNull();
  });

  it('is changed by those who work for the artist alone, with their own files', async () => {
    const other = await caller(stranger);
    const [own = 0] = await upload('other@example.com', 'cover.png');
    const change = (who: typeof other) =>
      refusal(who.backstage.setPortrait({ artist_id: artistId, entry_id: own }));
    expect(await change(other)).toMatchObject({ code: 'not_found' });
    expect(await change(await caller(member))).toMatchObject({ code: 'not_found' });
  });
});

describe('members of an artist', () => {
  let editor: number;
  let draft: number;
  const membersAs = async (id: number) => (await caller(id)).backstage.members({ artist_id: artistId });
  const add = async (id: number, account: string, role: 'owner' | 'editor' = 'editor') =>
    (await caller(id)).backstage.addMember({ artist_id: artistId, account, role });

  beforeAll(async () => {
    editor = await server.site.addUser('helper@example.com');
    await server.site.services.db
      .updateTable('users')
      .set({ display_name: 'Nóra Helper' })
      .where('id', '=', editor)
      .execute();
    const entry_ids = await upload('maker@example.com', '1.flac');
    const user = await caller(member);
    draft = (await user.backstage.createRelease({ artist_id: artistId, entry_ids })).release.album.id;
  });

  it('are added by an owner, by address or by name, and see drafts from then on', async () => {
    const sees = async () => (await caller(editor)).albums.get({ id: draft });
    expect(await refusal(sees())).toMatchObject({ code: 'not_found' });
    expect(await refusal(membersAs(stranger))).toMatchObject({ code: 'not_found' });
    expect(await refusal(add(stranger, 'other@example.com'))).toMatchObject({ code: 'not_found' });
    const { members, abilities } = await add(member, 'nora HELPER');
    expect(members).toMatchObject([
      { user: { id: member }, role: 'owner' },
      { user: { id: editor, display_name: 'Nóra Helper' }, role: 'editor' },
    ]);
    expect(abilities).toEqual({ manage: true });
    expect(JSON.stringify(members)).not.toContain('@');
    expect((await sees()).album.name).toBeTruthy();
    expect((await refusal(add(member, 'HELPER@example.com')))?.fields).toHaveProperty('account');
    expect((await membersAs(editor)).abilities).toEqual({ manage: false });
  });

  it('are not found out by name without the permission to see profiles, nor guessed', async () => {
    const { db } = server.site.services;
    const owner = await server.site.addUser('blind@example.com', { roles: [] });
    await db
      .updateTable('users')
      .set({ permissions: JSON.stringify([{ name: 'backstage.access', restrictions: [] }]) })
      .where('id', '=', owner)
      .execute();
    const { artist } = await (await caller(1)).artists.create({ name: 'Blind' });
    await db
      .insertInto('artist_members')
      .values({ artist_id: artist.id, user_id: owner, role: 'owner' })
      .execute();
    const look = async (account: string) =>
      refusal((await caller(owner)).backstage.addMember({ artist_id: artist.id, account }));
    const nobody = (await look('Nobody At All'))?.fields;
    expect((await look('Nóra Helper'))?.fields).toEqual(nobody);
    expect((await look('nobody@example.com'))?.fields).toEqual(nobody);
    for (let times = 3; times < 30; times += 1) await look('guess@example.com');
    expect(await look('helper@example.com')).toMatchObject({ code: 'rate_limited' });
  });

  it('are changed by owners alone, and there is always one', async () => {
    const asEditor = await caller(editor);
    const artist_id = artistId;
    for (const work of [
      () => asEditor.backstage.addMember({ artist_id, account: 'other@example.com' }),
      () => asEditor.backstage.setMemberRole({ artist_id, user_id: editor, role: 'owner' }),
      () => asEditor.backstage.removeMember({ artist_id, user_id: member }),
    ]) {
      expect(await refusal(work())).toMatchObject({ code: 'forbidden' });
    }
    const owner = await caller(member);
    for (const work of [
      () => owner.backstage.setMemberRole({ artist_id, user_id: member, role: 'editor' }),
      () => owner.backstage.removeMember({ artist_id, user_id: member }),
    ]) {
      expect(await refusal(work())).toMatchObject({ code: 'conflict' });
    }
    expect(await refusal(owner.backstage.removeMember({ artist_id, user_id: stranger }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('never lose their last owner, whoever goes at the same moment', async () => {
    const artist_id = artistId;
    for (let round = 0; round < 6; round += 1) {
      await (await caller(member)).backstage.setMemberRole({ artist_id, user_id: editor, role: 'owner' });
      const two = await Promise.all([caller(member), caller(editor)]);
      const answers = await Promise.allSettled(
        two.map((who, index) =>
          who.backstage.setMemberRole({ artist_id, user_id: index === 0 ? member : editor, role: 'editor' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const { members } = await membersAs(member);
      const owners = members.filter(({ role }) => role === 'owner');
      expect(owners).toHaveLength(1);
      if (owners[0]?.user.id !== member) {
        await (await caller(editor)).backstage.setMemberRole({ artist_id, user_id: member, role: 'owner' });
        await (await caller(member)).backstage.setMemberRole({ artist_id, user_id: editor, role: 'editor' });
      }
    }
  });

  it('may leave, and see no draft from then on', async () => {
    const work = await caller(editor);
    await work.backstage.removeMember({ artist_id: artistId, user_id: editor });
    expect(await refusal(work.albums.get({ id: draft }))).toMatchObject({ code: 'not_found' });
    expect((await work.backstage.artists()).artists).toEqual([]);
    await add(member, 'helper@example.com');
    await (await caller(member)).backstage.removeMember({ artist_id: artistId, user_id: editor });
    expect(await refusal(membersAs(editor))).toMatchObject({ code: 'not_found' });
    await (await caller(member)).albums.delete({ id: draft });
  });
});

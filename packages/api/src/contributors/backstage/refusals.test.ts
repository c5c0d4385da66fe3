import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JsonTools } from '../../catalogue/imports/testing.ts';
import { AudioFileError } from '../../core/audio/audio-tools.ts';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';
import { addEntry } from '../workspaces/testing-lonely.ts';
import { addTeam, type Team } from '../workspaces/testing-team.ts';

/** Tools that make pictures of others right now. */
class BusyTools extends JsonTools {
  override isDrawing = () => false;
  override prepareImage = () => Promise.reject(new AudioFileError('busy', 'Others wait already.'));
}

let site: TestSite;
let music: TestMusic;
let team: Team;
let maker: number;
let stranger: number;
let strangersFile: number;
beforeAll(async () => {
  site = await createTestSite({ audio: new BusyTools() });
  music = await addMusic(site);
  team = await addTeam(site);
  maker = await site.addUser('maker@example.com', { roles: ['Users', 'Artists'] });
  stranger = await site.addUser('stranger@example.com', { roles: ['Users', 'Artists'] });
  strangersFile = await addEntry(site, { name: 'proof.txt', owner_id: stranger });
  const owner = { artist_id: music.artistId, user_id: maker, role: 'owner' } as const;
  await site.services.db.insertInto('artist_members').values(owner).execute();
});
afterAll(() => site.close());

const backstageOf = async (id: number) => (await site.user(id)).backstage;
const code = async (call: Promise<unknown>) => (await refusal(call)).code;
const fields = async (call: Promise<unknown>) => (await refusal(call)).fields ?? {};

describe('a wish', () => {
  it('is not for an artist one does not see, works for, or does not work for', async () => {
    const { artistId: artist_id } = music;
    const hidden = await addMusic(site);
    await site.as('artists.manage').artists.update({ id: hidden.artistId, disabled: true });
    const { createRequest } = await backstageOf(stranger);
    const own = await backstageOf(maker);
    for (const unseen of [hidden.artistId, 999_999])
      expect(await code(createRequest({ kind: 'claim', artist_id: unseen }))).toBe('not_found');
    expect(await fields(own.createRequest({ kind: 'claim', artist_id }))).toHaveProperty('artist_id');
    expect(await fields(createRequest({ kind: 'verify', artist_id }))).toHaveProperty('artist_id');
    expect((await own.ownRequests()).requests).toEqual([]);
  });

  it('is not proven by files of others, or that are not there', async () => {
    const { createRequest } = await backstageOf(maker);
    for (const entry of [strangersFile, 999_999])
      expect(
        await fields(createRequest({ kind: 'become', artist_name: 'Proven', entry_ids: [entry] })),
      ).toHaveProperty('entry_ids');
  });

  it('is not decided that is not there, nor gives away an artist of a team', async () => {
    const admin = await backstageOf(1);
    expect(await code(admin.decideRequest({ id: 999_999, approve: true }))).toBe('not_found');
    const asker = await backstageOf(stranger);
    const { request } = await asker.createRequest({ kind: 'claim', artist_id: team.artistId });
    expect(await code(admin.decideRequest({ id: request.id, approve: true }))).toBe('conflict');
    expect((await asker.ownRequests()).requests).toMatchObject([{ id: request.id, state: 'pending' }]);
  });
});

describe('members', () => {
  it('are not changed by those who do not work for the artist, who learn nothing of it', async () => {
    const { artistId: artist_id } = music;
    const { setMemberRole, removeMember, addMember } = await backstageOf(stranger);
    expect(await code(setMemberRole({ artist_id, user_id: maker, role: 'editor' }))).toBe('not_found');
    expect(await code(removeMember({ artist_id, user_id: maker }))).toBe('not_found');
    expect(await code(addMember({ artist_id, account: 'stranger@example.com' }))).toBe('not_found');
    expect((await (await backstageOf(maker)).members({ artist_id })).members).toMatchObject([
      { user: { id: maker }, role: 'owner' },
    ]);
  });

  it('of an artist of a team are those of the team', async () => {
    const { addMember } = await backstageOf(1);
    const call = addMember({ artist_id: team.artistId, account: 'stranger@example.com' });
    expect(await code(call)).toBe('conflict');
  });

  it('of an artist of a team are nobody’s concern who worked for it before it was the team’s', async () => {
    const { artistId: artist_id } = team;
    const before = { artist_id, user_id: stranger, role: 'owner' } as const;
    await site.services.db.insertInto('artist_members').values(before).execute();
    const { members, removeMember } = await backstageOf(stranger);
    expect(await code(members({ artist_id }))).toBe('not_found');
    expect(await code(removeMember({ artist_id, user_id: stranger }))).toBe('not_found');
    await site.services.db.deleteFrom('artist_members').where('artist_id', '=', artist_id).execute();
  });

  it('are added by an owner, who is told when there is no such account; nobody else learns it', async () => {
    const { db } = site.services;
    const editor = await site.addUser('editor@example.com', { roles: ['Users', 'Artists'] });
    const { artistId: artist_id } = music;
    await db.insertInto('artist_members').values({ artist_id, user_id: editor, role: 'editor' }).execute();
    const wish = { artist_id, account: 'nobody@example.com' };
    expect(await code((await backstageOf(editor)).addMember(wish))).toBe('forbidden');
    expect(await fields((await backstageOf(maker)).addMember(wish))).toHaveProperty('account');
    await db.deleteFrom('artist_members').where('user_id', '=', editor).execute();
  });

  it('are not added by a name that several people have', async () => {
    const { db } = site.services;
    const twins = [await site.addUser('twin1@example.com'), await site.addUser('twin2@example.com')];
    await db.updateTable('users').set({ display_name: 'Twin' }).where('id', 'in', twins).execute();
    const { addMember, members } = await backstageOf(1);
    const { artistId: artist_id } = music;
    expect(await fields(addMember({ artist_id, account: 'Twin' }))).toHaveProperty('account');
    expect((await members({ artist_id })).members).toHaveLength(1);
  });
});

describe('an artist and a release', () => {
  it('are worked on by those who work for them, though everybody sees them', async () => {
    const { release, setPortrait } = await backstageOf(stranger);
    expect(await code(release({ id: music.albumId }))).toBe('not_found');
    const wish = { artist_id: music.artistId, entry_id: strangersFile };
    expect(await code(setPortrait(wish))).toBe('not_found');
    expect(await code((await backstageOf(1)).members({ artist_id: 999_999 }))).toBe('not_found');
  });

  it('get no files and no other order from those who do not work for them', async () => {
    const { artistId: artist_id, albumId: id, trackIds } = music;
    const { createRelease, addTracks, orderTracks } = await backstageOf(stranger);
    const entry_ids = [strangersFile];
    expect(await code(createRelease({ artist_id, entry_ids }))).toBe('not_found');
    expect(await code(addTracks({ id, entry_ids }))).toBe('not_found');
    expect(await code(orderTracks({ id, discs: [trackIds.toReversed()] }))).toBe('not_found');
    const { release } = await (await backstageOf(maker)).release({ id });
    expect(release.files.map((file) => file.id)).toEqual(trackIds);
  });

  it('take no picture that is none, too large, or of somebody else', async () => {
    const own = { name: 'proof.txt', owner_id: maker };
    const { setPortrait } = await backstageOf(maker);
    const ofOther = { artist_id: music.artistId, entry_id: strangersFile };
    expect(await code(setPortrait(ofOther))).toBe('not_found');
    for (const entry of [own, { ...own, mime: 'image/png', size: 20 * 1_024 * 1_024 + 1 }]) {
      const wish = setPortrait({ artist_id: music.artistId, entry_id: await addEntry(site, entry) });
      expect(await fields(wish)).toHaveProperty('entry_id');
    }
  });

  it('take a picture later while others wait for theirs, as everything that has one', async () => {
    const { services } = site;
    const { id } = await services.db
      .insertInto('libraries')
      .values({ path: services.tempDir })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeFile(join(services.tempDir, 'portrait.png'), 'picture');
    const entry_id = await addEntry(site, {
      ...{ name: 'portrait.png', owner_id: maker, mime: 'image/png' },
      storage_key: `library:${id}/portrait.png`,
    });
    const user = await site.user(maker);
    const portrait = user.backstage.setPortrait({ artist_id: music.artistId, entry_id });
    expect(await code(portrait)).toBe('overloaded');
    const { workspace } = await user.workspaces.create({ name: 'Pictured' });
    const ofTeam = user.workspaces.setImage({ id: workspace.id, file: new Uint8Array(10) });
    expect(await code(ofTeam)).toBe('overloaded');
  });
});

describe('files', () => {
  it('are not added to a release without an artist', async () => {
    const { artistId, albumId } = await addMusic(site);
    await site.as('artists.manage').artists.delete({ id: artistId });
    const { addTracks } = await backstageOf(1);
    expect(await fields(addTracks({ id: albumId, entry_ids: [1] }))).toHaveProperty('id');
  });

  it('are no folders', async () => {
    const user = await site.user(maker);
    const { fileEntry } = await user.files.createFolder({ name: 'Takes' });
    const make = user.backstage.createRelease({ artist_id: music.artistId, entry_ids: [fileEntry.id] });
    expect(await code(make)).toBe('not_found');
  });
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMusic, refusal, userActor } from '../../testing.ts';
import { addEntry } from './add-entry.ts';
import { emptyTrash } from './delete-files.ts';
import { openFile } from './open-file.ts';
import { putFile, settleFiles } from './put-file.ts';
import { bytes, type FileBench, openFileBench } from './testing-files.ts';

let bench: FileBench;
let ownerId: number;
let owner: Awaited<ReturnType<FileBench['site']['user']>>;
let other: typeof owner;
beforeEach(async () => {
  bench = await openFileBench();
  ownerId = await bench.site.addUser('owner@example.com', { permissions: ['files.create'] });
  owner = await bench.site.user(ownerId);
  other = await bench.site.user(
    await bench.site.addUser('other@example.com', { permissions: ['files.create'] }),
  );
});
afterEach(() => bench.close());

/** A file of the owner as an upload leaves it; answers its id. */
async function addFile(name: string, parent_id: number | null = null, size = bytes.length): Promise<number> {
  const key = `uploads/${name}`;
  await putFile(bench.ctx, { key, kind: 'upload', owner: key }, bytes);
  return bench.ctx.db.transaction().execute(async (trx) => {
    await settleFiles(bench.ctx, trx, [key], true);
    const target = { disk: 'uploads', disk_prefix: '', parent_id, folders: [] } as const;
    const facts = { mime: 'audio/flac', size, sha256: name, storage_key: key };
    return addEntry(trx, {
      ...facts,
      owner_id: ownerId,
      workspace_id: 0,
      name,
      target: { ...target, folders: [] },
    });
  });
}
const addFolder = async (name: string, parentId: number | null = null) =>
  (await owner.files.createFolder({ name, parentId })).fileEntry.id;
const namesOf = async (input: Parameters<typeof owner.files.list>[0], caller = owner) =>
  (await caller.files.list(input)).pagination.data.map(({ name }) => name);
const pathOf = async (id: number) => (await owner.files.get({ id })).fileEntry.path;

describe('the list', () => {
  it('shows a folder’s content in every order, the top, and what is found by part of its name', async () => {
    const folder = await addFolder('Album');
    await addFile('b.flac', folder, 30);
    await addFile('A.flac', folder, 10);
    await addFile('100% Ção.flac', null, 20);
    expect(await namesOf({})).toEqual(['100% Ção.flac', 'Album']);
    expect(await namesOf({ parentId: folder })).toEqual(['A.flac', 'b.flac']);
    const inOrder = (orderBy: 'oldest' | 'name' | 'name_desc' | 'size' | 'size_asc') =>
      namesOf({ parentId: folder, orderBy });
    expect(await inOrder('oldest')).toEqual(['b.flac', 'A.flac']);
    expect(await inOrder('name')).toEqual(['A.flac', 'b.flac']);
    expect(await inOrder('name_desc')).toEqual(['b.flac', 'A.flac']);
    expect(await inOrder('size')).toEqual(['b.flac', 'A.flac']);
    expect(await inOrder('size_asc')).toEqual(['A.flac', 'b.flac']);
    expect(await namesOf({ query: 'CAO' })).toEqual(['100% Ção.flac']);
    expect(await namesOf({ query: '0%' })).toEqual(['100% Ção.flac']);
    expect(await namesOf({ query: '1%0' })).toEqual([]);
    expect(await namesOf({ query: 'flac' })).toHaveLength(3);
  });

  it('is one’s own alone; everybody’s, with the owners’ names, needs the permission', async () => {
    const folder = await addFolder('Album');
    await addFile('song.flac', folder);
    expect(await namesOf({}, other)).toEqual([]);
    expect(await namesOf({ query: 'song' }, other)).toEqual([]);
    expect((await refusal(other.files.list({ parentId: folder }))).code).toBe('not_found');
    expect((await refusal(other.files.folders({ parentId: folder }))).code).toBe('not_found');
    expect((await refusal(other.files.list({ everybody: true }))).code).toBe('forbidden');
    expect((await refusal(owner.files.list({ everybody: true }))).code).toBe('forbidden');
    const all = (await bench.site.as('files.manage').files.list({ everybody: true })).pagination.data;
    expect(all.map(({ name, owner: whose }) => [name, whose])).toEqual([
      ['song.flac', 'owner'],
      ['Album', 'owner'],
    ]);
    expect((await owner.files.list({})).pagination.data[0]).not.toHaveProperty('owner');
  });
});

describe('folders', () => {
  it('have one name in a place, and tell their folders and the way there', async () => {
    const outer = await addFolder('Outer');
    const inner = await addFolder('Inner', outer);
    await addFolder('Another', outer);
    await addFolder('Inner');
    expect((await refusal(owner.files.createFolder({ name: 'Inner', parentId: outer }))).fields).toEqual({
      name: ['There is a folder of this name already.'],
    });
    expect((await owner.files.folders({})).folders.map(({ name }) => name)).toEqual(['Inner', 'Outer']);
    const found = await owner.files.folders({ parentId: outer });
    expect(found.folders.map(({ name }) => name)).toEqual(['Another', 'Inner']);
    expect((await owner.files.folders({ parentId: inner })).way).toEqual([
      { id: outer, name: 'Outer' },
      { id: inner, name: 'Inner' },
    ]);
  });

  it('have no content to load', async () => {
    const id = await addFolder('Album');
    const call = openFile(bench.site.context(userActor(ownerId)), { id });
    expect((await refusal(call)).code).toBe('not_found');
  });

  it('are not made or filled by somebody else, nor in a file or in the trash', async () => {
    const folder = await addFolder('Album');
    const file = await addFile('song.flac');
    expect((await refusal(other.files.createFolder({ name: 'x', parentId: folder }))).code).toBe('not_found');
    expect((await refusal(owner.files.createFolder({ name: 'x', parentId: file }))).fields).toHaveProperty(
      'parentId',
    );
    await owner.files.delete({ entryIds: [folder] });
    expect((await refusal(owner.files.update({ id: file, parentId: folder }))).fields).toHaveProperty(
      'parentId',
    );
  });
});

describe('renaming and moving', () => {
  it('keeps the ending of a file', async () => {
    const id = await addFile('song.flac');
    expect((await refusal(owner.files.update({ id, name: 'song.exe' }))).fields).toEqual({
      name: ['The ending of a file cannot be changed.'],
    });
    expect(await namesOf({})).toEqual(['song.flac']);
    await owner.files.update({ id, name: 'Renamed.FLAC' });
    expect(await namesOf({})).toEqual(['Renamed.FLAC']);
  });

  it('takes what lies in a folder along, and back to the top', async () => {
    const [from, to] = [await addFolder('From'), await addFolder('To')];
    const inner = await addFolder('Inner', from);
    const file = await addFile('song.flac', inner);
    await owner.files.update({ id: from, parentId: to });
    expect(await pathOf(inner)).toBe(`${to}/${from}/`);
    expect(await pathOf(file)).toBe(`${to}/${from}/${inner}/`);
    await owner.files.update({ id: inner, parentId: null });
    expect(await pathOf(file)).toBe(`${inner}/`);
  });

  it('never puts a folder into itself or what lies in it', async () => {
    const outer = await addFolder('Outer');
    const inner = await addFolder('Inner', outer);
    for (const parentId of [outer, inner]) {
      expect((await refusal(owner.files.update({ id: outer, parentId }))).fields).toEqual({
        parentId: ['A folder cannot be moved into itself.'],
      });
    }
    expect(await pathOf(outer)).toBe('');
  });

  it('never puts two folders into each other, also when both go at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await addFolder(`A ${round}`), await addFolder(`B ${round}`)];
      const [inA, inB] = [await addFolder('In', a), await addFolder('In', b)];
      const moves = [
        owner.files.update({ id: a, parentId: inB }),
        owner.files.update({ id: b, parentId: inA }),
      ];
      const answers = await Promise.allSettled(moves);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('is the owner’s, into folders of the owner, where no folder has the name', async () => {
    const folder = await addFolder('Album');
    const file = await addFile('song.flac');
    const foreign = (await other.files.createFolder({ name: 'Foreign' })).fileEntry.id;
    expect((await refusal(other.files.update({ id: file, name: 'mine.flac' }))).code).toBe('not_found');
    expect(await namesOf({ query: 'song' })).toEqual(['song.flac']);
    expect((await refusal(owner.files.update({ id: file, parentId: foreign }))).code).toBe('not_found');
    const manager = bench.site.as('files.manage');
    expect((await refusal(manager.files.update({ id: file, parentId: foreign }))).code).toBe('not_found');
    const same = await addFolder('Album', await addFolder('Other'));
    expect((await refusal(owner.files.update({ id: same, parentId: null }))).fields).toHaveProperty('name');
    expect(await pathOf(folder)).toBe('');
  });
});

describe('the trash', () => {
  it('hides what lies in a folder with the folder, and gives both back', async () => {
    const folder = await addFolder('Album');
    const file = await addFile('song.flac', folder);
    expect(await owner.files.delete({ entryIds: [folder] })).toEqual({ changed: 1 });
    expect(await namesOf({ query: 'song' })).toEqual([]);
    expect(await namesOf({ parentId: folder })).toEqual([]);
    expect(await namesOf({ trashed: true })).toEqual(['Album']);
    expect(await namesOf({ trashed: true }, other)).toEqual([]);
    await owner.files.restore({ entryIds: [folder] });
    expect(await namesOf({ parentId: folder })).toEqual(['song.flac']);
    await owner.files.delete({ entryIds: [file] });
    await owner.files.delete({ entryIds: [folder] });
    await owner.files.restore({ entryIds: [file] });
    expect(await namesOf({})).toEqual(['song.flac']);
    expect(await pathOf(file)).toBe('');
  });

  it('keeps a folder whose name is taken by now', async () => {
    const folder = await addFolder('Album');
    await owner.files.delete({ entryIds: [folder] });
    await addFolder('Album');
    expect((await refusal(owner.files.restore({ entryIds: [folder] }))).fields).toHaveProperty('name');
    expect(await namesOf({ trashed: true })).toEqual(['Album']);
  });

  it('is emptied of what has been in it for thirty days', async () => {
    const [old, fresh] = [await addFolder('Old'), await addFile('fresh.flac')];
    await addFile('inside.flac', old);
    await owner.files.delete({ entryIds: [old, fresh] });
    const age = (days: number) =>
      sql`update file_entries set deleted_at = now() - make_interval(hours => ${days * 24 + 1})
        where id = ${old}`.execute(bench.ctx.db);
    await age(29);
    await emptyTrash(bench.ctx);
    expect(await namesOf({ trashed: true })).toHaveLength(2);
    await age(30);
    await bench.start('files.empty-trash');
    expect(await namesOf({ trashed: true })).toEqual(['fresh.flac']);
    await bench.work('files.remove');
    expect(await bench.inStore()).toEqual(['uploads/fresh.flac']);
  });
});

describe('deleting for good', () => {
  it('removes the objects of all that lies in a folder, and writes it down', async () => {
    const folder = await addFolder('Album');
    await addFile('in.flac', await addFolder('Disc', folder));
    await addFile('beside.flac');
    expect(await owner.files.delete({ entryIds: [folder], deleteForever: true })).toEqual({ changed: 3 });
    expect(await namesOf({ query: 'flac' })).toEqual(['beside.flac']);
    expect(await bench.inStore()).toEqual(['uploads/beside.flac', 'uploads/in.flac']);
    expect(await bench.work('files.remove')).toBe(1);
    expect(await bench.inStore()).toEqual(['uploads/beside.flac']);
    const { rows } = await sql`select action, data from audit_events where action = 'files.delete'`.execute(
      bench.ctx.db,
    );
    expect(rows).toEqual([{ action: 'files.delete', data: { count: 3 } }]);
  });

  it('keeps sound that a track is played from', async () => {
    const { trackIds } = await addMusic(bench.site, { tracks: ['One'] });
    const id = await addFile('song.flac');
    const original = { mime: 'audio/flac', codec: 'flac', lossless: true, size: 1, etag: 'x' };
    const values = { ...original, track_id: trackIds[0] ?? 0, storage_key: 'uploads/song.flac' };
    await bench.ctx.db.insertInto('originals').values(values).execute();
    await owner.files.delete({ entryIds: [id], deleteForever: true });
    expect(await bench.work('files.remove')).toBe(1);
    expect(await bench.inStore()).toEqual(['uploads/song.flac']);
  });

  it('takes addresses and keys beside ids: all of them or none, and never somebody else’s', async () => {
    const [one, two, three] = [await addFile('1.flac'), await addFile('2.flac'), await addFile('3.flac')];
    const { url } = (await owner.files.get({ id: one })).fileEntry;
    const paths = [url ?? '', 'uploads/2.flac'];
    for (const call of [
      () => other.files.delete({ entryIds: [three], paths, deleteForever: true }),
      () => other.files.delete({ entryIds: [three] }),
      () => other.files.delete({ paths }),
      () => other.files.restore({ entryIds: [three] }),
      () => other.files.get({ id: three }),
      () => owner.files.delete({ entryIds: [three, 999_999] }),
      () => owner.files.delete({ entryIds: [three], paths: ['uploads/none.flac'] }),
    ]) {
      expect((await refusal(call())).code).toBe('not_found');
    }
    expect((await refusal(owner.files.delete({}))).code).toBe('invalid');
    expect(await namesOf({})).toHaveLength(3);
    expect(await owner.files.delete({ entryIds: [three, one], paths, deleteForever: true })).toEqual({
      changed: 3,
    });
    expect((await refusal(owner.files.get({ id: two }))).code).toBe('not_found');
  });
});

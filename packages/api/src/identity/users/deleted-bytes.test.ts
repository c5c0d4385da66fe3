import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginUpload } from '../../contributors/uploads/begin-upload.ts';
import { writeUpload } from '../../contributors/uploads/write-upload.ts';
import { addEntry } from '../../platform/files/add-entry.ts';
import { putFile, settleFiles } from '../../platform/files/put-file.ts';
import { bytes, type FileBench, openFileBench } from '../../platform/files/testing-files.ts';
import { createCaller } from '../../router.ts';
import { addMusic, userActor } from '../../testing.ts';

let bench: FileBench;
beforeEach(async () => {
  bench = await openFileBench();
});
afterEach(() => bench.close());

const person = async (email: string) => {
  const id = await bench.site.addUser(email, { permissions: ['files.create'] });
  const actor = userActor(id, { permissions: [{ name: 'files.create', restrictions: [] }] });
  const ctx = bench.site.context(actor);
  return { id, ctx, caller: createCaller(ctx) };
};
type Person = Awaited<ReturnType<typeof person>>;

/** A file as an upload leaves it; answers the id of its entry. */
async function addFile({ id }: Person, name: string): Promise<number> {
  const key = `uploads/${name}`;
  await putFile(bench.ctx, { key, kind: 'upload', owner: key }, bytes);
  return bench.ctx.db.transaction().execute(async (trx) => {
    await settleFiles(bench.ctx, trx, [key], true);
    return addEntry(trx, {
      ...{ mime: 'audio/flac', size: bytes.length, sha256: name, storage_key: key, owner_id: id, name },
      workspace_id: 0,
      target: { disk: 'uploads', disk_prefix: '', parent_id: null, folders: [] },
    });
  });
}

/** An upload of which half is there; answers its key in the store. */
async function beginHalf({ ctx }: Person): Promise<string> {
  const announced = { name: 'half.flac', mime: 'audio/flac', size: 2 * bytes.length };
  const { id, storage_key } = await beginUpload(ctx, {
    ...announced,
    disk: 'uploads',
    diskPrefix: '',
    transport: 'tus',
  });
  const source = (async function* () {
    yield bytes;
  })();
  await writeUpload(ctx, { id, offset: 0, source, stop: () => {} });
  return storage_key;
}

/** Runs the jobs that a deletion has queued. */
const work = async () => [await bench.work('files.remove'), await bench.work('uploads.discard')];

describe('the bytes of a deleted account', () => {
  it.each(['its owner', 'an admin'])(
    'go at once when %s deletes it: files, the trash, what was being sent',
    async (who) => {
      const [leaving, staying] = [await person('leaving@example.com'), await person('staying@example.com')];
      await addFile(leaving, 'one.flac');
      await leaving.caller.files.delete({ entryIds: [await addFile(leaving, 'trashed.flac')] });
      await addFile(staying, 'theirs.flac');
      await beginHalf(leaving);
      const half = await beginHalf(staying);
      expect(await bench.inStore()).toHaveLength(5);
      if (who === 'an admin') await (await bench.site.user()).users.remove({ ids: [leaving.id] });
      else await leaving.caller.users.delete({ id: 'me', deleteCurrentUser: true });
      await work();
      expect(await bench.inStore()).toEqual([`${half}.incomplete`, 'uploads/theirs.flac'].sort());
      expect(await bench.known()).toEqual(['uploads/theirs.flac stored']);
    },
  );

  it('stay where a track is played from them', async () => {
    const leaving = await person('leaving@example.com');
    await addFile(leaving, 'song.flac');
    const { trackIds } = await addMusic(bench.site, { tracks: ['One'] });
    const original = { mime: 'audio/flac', codec: 'flac', lossless: true, size: 1, etag: 'x' };
    const values = { ...original, track_id: trackIds[0] ?? 0, storage_key: 'uploads/song.flac' };
    await bench.ctx.db.insertInto('originals').values(values).execute();
    await leaving.caller.users.delete({ id: 'me', deleteCurrentUser: true });
    await work();
    expect(await bench.inStore()).toEqual(['uploads/song.flac']);
  });

  it('go once more when nobody can send any longer, also those that were complete and not yet a file', async () => {
    const leaving = await person('leaving@example.com');
    const key = await beginHalf(leaving);
    await leaving.caller.users.delete({ id: 'me', deleteCurrentUser: true });
    const { rows } = await sql<{ later: boolean }>`
      select run_at > now() + interval '15 minutes' as later from graphile_worker.jobs
      where task_identifier = 'uploads.discard' order by run_at`.execute(bench.ctx.db);
    expect(rows).toEqual([{ later: false }, { later: true }]);
    await bench.drop(key);
    await bench.work('uploads.discard');
    expect(await bench.inStore()).toEqual([]);
    expect(await bench.known()).toEqual([]);
  });
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMusic } from '../../testing.ts';
import { untilWaiting } from '../../testing-locks.ts';
import { putFile, settleFiles } from './put-file.ts';
import { removeUnusedFiles } from './remove-files.ts';
import { sweepStore } from './sweep-files.ts';
import { bytes, type FileBench, openFileBench } from './testing-files.ts';

let bench: FileBench;
beforeEach(async () => {
  bench = await openFileBench();
});
afterEach(() => bench.close());

describe('a deleted track', () => {
  it('takes its renditions and its index with it, on the disk and in the tables', async () => {
    const { trackIds } = await addMusic(bench.site, { tracks: ['Going', 'Staying'] });
    const [going = 0, staying = 0] = trackIds;
    const gone = await bench.addRendition('sound-1', [going]);
    const kept = await bench.addRendition('sound-2', [staying]);
    await putFile(bench.ctx, { key: 'indexes/1', kind: 'index', owner: 'indexes/1' }, bytes);
    await bench.ctx.db.transaction().execute(async (trx) => {
      const original = { mime: 'audio/flac', codec: 'flac', lossless: true, size: 1, etag: 'x' };
      const values = { ...original, track_id: going, storage_key: 'library:1/a', index_key: 'indexes/1' };
      await trx.insertInto('originals').values(values).execute();
      await settleFiles(bench.ctx, trx, ['indexes/1'], true);
    });
    await (await bench.site.user()).tracks.delete({ id: going });
    await bench.work('files.remove');
    expect(await bench.inStore()).toEqual([kept]);
    expect(await bench.known()).toEqual([`${kept} stored`]);
    const rows = await bench.ctx.db.selectFrom('renditions').select('storage_key').execute();
    expect(rows.map(({ storage_key }) => storage_key)).toEqual([kept]);
    expect(gone).not.toBe(kept);
  });

  it('leaves what another track of the same sound plays, until that one is deleted too', async () => {
    const { trackIds } = await addMusic(bench.site, { tracks: ['One', 'Same'] });
    const key = await bench.addRendition('shared', trackIds);
    const [one = 0, same = 0] = trackIds;
    await (await bench.site.user()).tracks.delete({ id: one });
    await bench.work('files.remove');
    expect(await bench.inStore()).toEqual([key]);
    await (await bench.site.user()).tracks.delete({ id: same });
    await bench.work('files.remove');
    expect(await bench.inStore()).toEqual([]);
  });

  it('of an album goes like one alone; both jobs of two deletions at once may find it', async () => {
    const first = await addMusic(bench.site, { tracks: ['One'] });
    const second = await addMusic(bench.site, { tracks: ['Same'] });
    const key = await bench.addRendition('shared', [...first.trackIds, ...second.trackIds]);
    const admin = await bench.site.user();
    await Promise.all([first, second].map(({ albumId }) => admin.albums.delete({ id: albumId })));
    expect(await bench.inStore()).toEqual([key]);
    expect(await bench.work('files.remove')).toBe(2);
    expect(await bench.inStore()).toEqual([]);
  });

  it('that is only missing keeps everything', async () => {
    const { trackIds } = await addMusic(bench.site, { tracks: ['One'] });
    const key = await bench.addRendition('sound', trackIds);
    await bench.ctx.db.updateTable('tracks').set({ status: 'missing' }).execute();
    await bench.letADayPass();
    await removeUnusedFiles(bench.ctx, { keys: [key] });
    await sweepStore(bench.ctx);
    expect(await bench.inStore()).toEqual([key]);
  });
});

describe('a removal', () => {
  it('leaves an object that is being written again, and one that was named again', async () => {
    const key = await bench.addExport();
    await bench.ctx.db.deleteFrom('data_exports').execute();
    await putFile(bench.ctx, { key, kind: 'export', owner: '1' }, bytes);
    await removeUnusedFiles(bench.ctx, { keys: [key] });
    expect(await bench.inStore()).toEqual([key]);
    const again = await bench.addExport();
    await removeUnusedFiles(bench.ctx, { keys: [again] });
    expect(await bench.inStore()).toContain(again);
  });

  it('waits for whoever is naming the object, and makes whoever comes later fail', async () => {
    const { trackIds } = await addMusic(bench.site, { tracks: ['One'] });
    const key = await bench.addRendition('sound', []);
    let removal: Promise<number> | undefined;
    await bench.ctx.db.transaction().execute(async (trx) => {
      await settleFiles(bench.ctx, trx, [key], true);
      removal = removeUnusedFiles(bench.ctx, { keys: [key] });
      await untilWaiting(bench.ctx.db, 1, removal);
      await trx
        .updateTable('tracks')
        .set({ audio_fingerprint: 'sound' })
        .where('id', '=', trackIds[0] ?? 0)
        .execute();
    });
    expect(await removal).toBe(0);
    expect(await bench.inStore()).toEqual([key]);
    await bench.ctx.db.updateTable('tracks').set({ audio_fingerprint: null }).execute();
    expect(await removeUnusedFiles(bench.ctx, { keys: [key] })).toBe(1);
    const late = bench.ctx.db.transaction().execute((trx) => settleFiles(bench.ctx, trx, [key], true));
    await expect(late).rejects.toThrow('removed before it was used');
  });

  it('that fails on the disk keeps the row, and ends at the next attempt', async () => {
    const key = await bench.addExport();
    await bench.ctx.db.deleteFrom('data_exports').execute();
    const failing = {
      ...bench.ctx.services.storage,
      remove: () => Promise.reject(new Error('The disk does not answer.')),
    };
    const broken = { ...bench.ctx, services: { ...bench.ctx.services, storage: failing } };
    await expect(removeUnusedFiles(broken, { keys: [key] })).rejects.toThrow('does not answer');
    expect(await bench.known()).toEqual([`${key} stored`]);
    // The bytes went, and the process died before its transaction ended.
    await bench.lose(key);
    await removeUnusedFiles(bench.ctx, { keys: [key] });
    expect(await bench.known()).toEqual([]);
  });

  it('queued by a version that knew no rows is done all the same', async () => {
    const kept = await bench.addExport();
    await bench.drop('exports/99.zip');
    await sql`select graphile_worker.add_job('users.remove-files', ${JSON.stringify({
      keys: ['exports/99.zip', kept],
    })}::json)`.execute(bench.ctx.db);
    expect(await bench.work('users.remove-files')).toBe(1);
    expect(await bench.inStore()).toEqual([kept]);
    expect(await bench.known()).toEqual([`${kept} stored`]);
  });
});

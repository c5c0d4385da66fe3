import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMusic } from '../../testing.ts';
import { putFile } from './put-file.ts';
import { sweepStore } from './sweep-files.ts';
import { bytes, type FileBench, openFileBench } from './testing-files.ts';
import { verifyStore } from './verify-store.ts';

let bench: FileBench;
beforeEach(async () => {
  bench = await openFileBench();
});
afterEach(() => bench.close());

describe('the nightly sweep', () => {
  it('removes objects without a row when they are older than a day, and no others', async () => {
    const key = await bench.addExport();
    await bench.drop('exports/7.zip.0123456789ab.partial', { isOld: true });
    await bench.drop('renditions/aa/left/flac.mp4', { isOld: true });
    await bench.drop('renditions/aa/new/flac.mp4');
    expect(await sweepStore(bench.ctx)).toEqual({ removed: 2, suspicious: 0, missing: 0 });
    expect(await bench.inStore()).toEqual([key, 'renditions/aa/new/flac.mp4']);
    expect(await bench.known()).toEqual([`${key} stored`]);
  });

  it('removes what was written and never named, and what lost its owner without a job, after a day', async () => {
    await putFile(bench.ctx, { key: 'exports/1.zip', kind: 'export', owner: '1' }, bytes);
    await bench.ctx.db
      .insertInto('stored_files')
      .values({ key: 'a', kind: 'export', owner: '2', size: 1 })
      .execute();
    const { trackIds } = await addMusic(bench.site, { tracks: ['One'] });
    await bench.addRendition('sound', trackIds);
    await bench.ctx.db.deleteFrom('tracks').execute();
    expect((await sweepStore(bench.ctx)).removed).toBe(0);
    await bench.letADayPass();
    expect((await sweepStore(bench.ctx)).removed).toBe(3);
    expect([await bench.inStore(), await bench.known()]).toEqual([[], []]);
    expect(await bench.ctx.db.selectFrom('renditions').select('kind').execute()).toEqual([]);
  });

  it('tells of objects that are gone, keeps their rows, and sees them come back', async () => {
    const [kept, lost] = [await bench.addExport(), await bench.addExport()];
    await bench.lose(lost);
    await bench.letADayPass();
    await bench.start('files.sweep');
    expect(bench.told).toEqual(['stored files are missing: see npm run files -- --verify']);
    expect(await bench.known()).toEqual([`${kept} stored`, `${lost} missing`]);
    const overview = async () => (await bench.site.as('settings.manage').streaming.overview()).missing;
    expect(await overview()).toBe(1);
    await bench.drop(lost);
    expect((await sweepStore(bench.ctx)).missing).toBe(0);
    expect(await bench.known()).toEqual([`${kept} stored`, `${lost} stored`]);
    expect(await overview()).toBe(0);
  });

  it('removes none of many unknown objects on its own: the store may be another site’s', async () => {
    for (let n = 0; n < 1_001; n += 1) await bench.drop(`images/${n}`, { isOld: true });
    expect(await sweepStore(bench.ctx)).toMatchObject({ removed: 0, suspicious: 1_001 });
    expect(await bench.inStore()).toHaveLength(1_001);
    expect(await sweepStore(bench.ctx, { all: true })).toMatchObject({ removed: 1_001, suspicious: 0 });
    expect(await bench.inStore()).toEqual([]);
  });

  it('compares what the store has, some at a time, and changes nothing when it only verifies', async () => {
    const lost = await bench.addExport();
    await bench.lose(lost);
    for (let n = 0; n < 1_100; n += 1) await bench.drop(`images/${n}`);
    const found: string[] = [];
    const result = await verifyStore(bench.ctx, (kind, key) => void found.push(`${kind} ${key}`));
    expect(result).toEqual({ objects: 1_100, missing: 1, unknown: 1_100 });
    expect(found).toContain(`missing ${lost}`);
    expect(new Set(found).size).toBe(1_101);
    expect(await bench.known()).toEqual([`${lost} stored`]);
    expect((await stat(join(bench.folder, 'images/7'))).size).toBe(bytes.length);
  });
});

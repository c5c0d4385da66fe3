import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { armFailpoint } from '@kantele/api/server';
import { refusal } from '@kantele/api/testing';
import { holdFiles } from '@kantele/db/backup';
import { lockFolder } from '@kantele/db/embedded';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteBackups } from '../src/backup/site-backups.ts';
import { verifyBackup } from '../src/backup/verify-backup.ts';
import { type RunningWorker, startWorker as runWorker } from '../src/worker.ts';
import { quiet } from './backup-world.ts';
import { type NightlyWorld, openNightlyWorld } from './nightly-world.ts';

let world: NightlyWorld;
beforeAll(async () => {
  world = await openNightlyWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

describe('the nightly backup', () => {
  it('is whole, says when and how large, and keeps as many as are wanted', async () => {
    await world.set({ 'backups.keep': 2 });
    for (let nights = 0; nights < 3; nights += 1) {
      await world.begin();
      const found = await world.work();
      expect(found).toMatchObject({ bytes: expect.any(Number), problem: null });
      expect(found.bytes).toBeGreaterThan(1_000);
      expect(found.finished_at).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
      expect(found.complete_at).toBe(found.finished_at);
    }
    expect(world.made()).toHaveLength(2);
    for (const backup of world.made()) await verifyBackup(world.folder, backup, quiet());
    expect(await world.told()).toEqual([]);
  });

  it('is not made when it was switched off meanwhile, nor a second time after one that ended', async () => {
    await world.set({ 'backups.nightly': false });
    await world.attempt('2026-03-04T02:00:00Z', '2026-03-04T02:00:01Z');
    expect(world.made()).toEqual([]);
    await world.set({ 'backups.nightly': true });
    await world.tick('2026-03-04T02:00:00Z');
    for (const at of ['2026-03-04T02:00:00Z', '2026-03-04T02:05:00Z'])
      await world.attempt('2026-03-04T02:00:00Z', at);
    expect(world.made()).toHaveLength(1);
    await world.attempt('2026-03-05T02:00:00Z', '2026-03-05T02:05:00Z');
    expect(world.made()).toHaveLength(2);
  });

  it('begins again after the server was stopped in it, with all its attempts', async () => {
    await world.begin();
    let worker: RunningWorker | null = null;
    const reached = new Promise<void>((done) =>
      armFailpoint('backup.table', 5, () => {
        done();
        void worker?.stop();
      }),
    );
    const { services, url: databaseUrl } = world.server.site;
    worker = await runWorker({ services, databaseUrl, concurrency: 1, log: services.log });
    await reached;
    await worker.stop();
    expect([world.made(), await world.last(), await world.told()]).toEqual([[], null, []]);
    expect(await world.waiting()).toMatchObject([{ attempts: 0 }]);
    expect(await world.work()).toMatchObject({ problem: null });
    expect(world.made()).toHaveLength(1);
  });
});

describe('a nightly backup beside another one', () => {
  const begunAt = new Date().toISOString();
  const later = (seconds: number) => new Date(Date.parse(begunAt) + seconds * 1_000).toISOString();
  const beside: [string, () => Promise<{ release(): unknown }>][] = [
    ['of the same site', () => holdFiles(world.server.site.url)],
    [
      'into the same folder',
      () => {
        mkdirSync(world.folder, { recursive: true });
        return lockFolder(world.folder, 'backup', { pid: 4_711 });
      },
    ],
  ];

  it.each(beside)('%s waits, and is made when that has ended', async (_what, hold) => {
    const held = await hold();
    await world.tick(begunAt);
    await world.attempt(begunAt, later(10));
    expect([world.made(), await world.last(), await world.told()]).toEqual([[], null, []]);
    expect(await world.waiting()).toEqual([{ begun_at: begunAt, run_at: new Date(later(610)), attempts: 0 }]);
    await held.release();
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(world.server.site.services.db);
    expect(await world.work()).toMatchObject({ problem: null });
    expect(world.made()).toHaveLength(1);
  });

  it('does not wait for ever', async () => {
    const held = await holdFiles(world.server.site.url);
    await expect(world.attempt(begunAt, later(3 * 3_600 + 1))).rejects.toThrow(
      'has been running for three hours.',
    );
    await held.release();
  });
});

describe('a nightly backup that fails', () => {
  it.each([
    [
      'because the disk is full',
      () => {
        const full = () => {
          armFailpoint('backup.table', 20, full);
          const path = join(world.folder, 'backups/x/public.users.copy.gz');
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path });
        };
        armFailpoint('backup.table', 20, full);
        return () => armFailpoint(null);
      },
      () => `There is no space left: ${join(world.folder, 'backups/x/public.users.copy.gz')}`,
    ],
    [
      'because its folder cannot be written',
      () => {
        writeFileSync(world.folder, 'This is a file.');
        return () => rmSync(world.folder);
      },
      () => `This is not a folder: ${world.folder}`,
    ],
  ])('%s is told to all admins in a sentence, and to nobody else', async (_why, spoil, sentence) => {
    const second = await world.server.site.addUser(`second${Math.random()}@example.com`, {
      permissions: ['admin'],
    });
    const other = await world.server.site.addUser(`other${Math.random()}@example.com`, {
      permissions: ['admin.access', 'settings.manage'],
    });
    await world.begin();
    const heal = spoil();
    const found = await world.work();
    heal();
    expect(found).toMatchObject({ complete_at: null, bytes: null, problem: sentence() });
    expect(world.made()).toEqual([]);
    for (const admin of [1, second])
      expect(await world.told(admin)).toEqual([['The nightly backup failed', sentence()]]);
    expect(await world.told(other)).toEqual([]);
    const mailed = await world.server.site.services.db
      .selectFrom('notifications')
      .select('user_id')
      .where('kind', '=', 'backup-failed')
      .where('mail_due', '=', true)
      .orderBy('user_id')
      .execute();
    const receivers = mailed.map(({ user_id }) => user_id);
    expect(receivers).toEqual(expect.arrayContaining([1, second]));
    expect(receivers).not.toContain(other);
    // The site goes on, and the next night brings a backup.
    expect((await world.server.request('/readyz')).status).toBe(200);
    await world.begin();
    expect(await world.work()).toMatchObject({ problem: null });
  });

  it('leaves in sight when the last complete one ended and how large it is, until the next', async () => {
    await world.begin();
    const complete = await world.work();
    rmSync(world.folder, { recursive: true });
    writeFileSync(world.folder, 'This is a file.');
    for (let nights = 0; nights < 2; nights += 1) {
      await world.begin();
      const failed = await world.work();
      expect(failed).toEqual({
        finished_at: expect.any(String),
        complete_at: complete.finished_at,
        bytes: complete.bytes,
        problem: `This is not a folder: ${world.folder}`,
      });
      expect(failed.finished_at > complete.finished_at).toBe(true);
    }
    rmSync(world.folder);
    await world.begin();
    const next = await world.work();
    expect(next).toMatchObject({ complete_at: next.finished_at, problem: null });
  });

  it('because it took too long says so', async () => {
    const backups = siteBackups(
      {
        databaseUrl: world.server.site.url,
        storage: world.server.site.services.storage,
        secret: 'k'.repeat(40),
      },
      world.folder,
    );
    const late = new AbortController();
    armFailpoint('backup.table', 5, () => late.abort(new DOMException('late', 'TimeoutError')));
    await expect(backups.write({ keep: 1, signal: late.signal })).rejects.toThrow(
      'It took too long. The next one uses the files it has copied.',
    );
    expect(world.made()).toEqual([]);
  });

  it('only in dropping old ones is complete, and that is told', async () => {
    await world.set({ 'backups.keep': 1 });
    await world.begin();
    await world.work();
    truncateSync(join(world.folder, 'backups', world.made()[0] ?? '', 'manifest.json'), 2_000);
    await world.begin();
    const found = await world.work();
    expect(found.bytes).toBeGreaterThan(1_000);
    expect(found.problem).toMatch(/manifest\.json is damaged\. Nothing was removed\.$/);
    expect(await world.told()).toEqual([
      ['The nightly backup is complete, but old backups could not be dropped', found.problem],
    ]);
    expect(world.made()).toHaveLength(2);
  });
});

it('only an admin changes when the site is backed up', async () => {
  const manager = world.server.site.as('admin.access', 'settings.manage');
  for (const values of [{ 'backups.nightly': false }, { 'backups.hour': 5 }, { 'backups.keep': 1 }]) {
    const answer = await refusal(manager.settings.update({ values }));
    expect([answer.code, answer.message]).toEqual([
      'forbidden',
      'Only an admin can change when this site is backed up.',
    ]);
  }
  for (const values of [{ 'backups.hour': 24 }, { 'backups.keep': 0 }, { 'backups.keep': 1_001 }]) {
    const answer = await refusal((await world.server.site.user()).settings.update({ values }));
    expect(answer.code).toBe('invalid');
  }
});

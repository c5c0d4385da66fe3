import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { armFailpoint, jobList, systemContext } from '@kantele/api/server';
import { refusal } from '@kantele/api/testing';
import { holdFiles } from '@kantele/db/backup';
import { lockFolder } from '@kantele/db/embedded';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteBackups } from '../src/backup/site-backups.ts';
import { verifyBackup } from '../src/backup/verify-backup.ts';
import { type RunningWorker, startWorker as runWorker } from '../src/worker.ts';
import { quiet } from './backup-world.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'kantele-nightly-')), 'backups');
  server = await startTestServer({ backupFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});
beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  const { db } = server.site.services;
  await db.deleteFrom('notifications').execute();
  await db.deleteFrom('nightly_backup').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await set({ 'backups.nightly': true, 'backups.hour': 2, 'backups.keep': 7 });
});

const made = () => (existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')).sort() : []);
const setting = async (key: string) => {
  const { settings } = await (await server.site.user()).settings.list({ group: 'backups' });
  return settings.find((one) => one.key === key)?.value;
};
const set = async (values: Record<string, unknown>) => (await server.site.user()).settings.update({ values });
interface Last {
  finished_at: string;
  bytes: number | null;
  problem: string | null;
}
/** How the last one went, as the settings page is told. */
const last = () => setting('backups.last') as Promise<Last | null>;
const contextAt = (at: string) =>
  systemContext({ ...server.site.services, now: () => new Date(at) }, 'test', new AbortController().signal);
/** What the clock does every ten minutes. */
const tick = async (at: string) => {
  const context = contextAt(at);
  const job = jobList.find(({ name }) => name === 'backups.begin');
  await job?.start(context, {}, { signal: context.signal, attempt: 1, assertLease: async () => {} });
};
/** As if the last one had begun long ago; by the clock of the worker, which does the same every ten minutes. */
const begin = async () => {
  await server.site.services.db
    .updateTable('nightly_backup')
    .set({ night: new Date(0) })
    .execute();
  await tick(new Date().toISOString());
};
/** One attempt at the backup that was begun at a time, made at another. */
const attempt = async (begunAt: string, at: string, signal = new AbortController().signal) => {
  const job = jobList.find(({ name }) => name === 'backups.write');
  const payload = { begun_at: begunAt };
  await job?.start(contextAt(at), payload, { signal, attempt: 1, assertLease: async () => {} });
};
const waiting = async () => {
  const { rows } = await sql<{ begun_at: string; run_at: Date; attempts: number }>`
    select j.payload->>'begun_at' as begun_at, j.run_at, j.attempts from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'backups.write' and j.attempts < j.max_attempts`.execute(server.site.services.db);
  return rows;
};
/** Runs a worker until there is a result that the last one was not. */
const work = async () => {
  const before = await last();
  const worker = await server.startWorker();
  try {
    return await eventually(async () => {
      const now = await last();
      return now === null || now.finished_at === before?.finished_at ? null : now;
    });
  } finally {
    await worker.stop();
  }
};
const told = async (id = 1) => {
  const { pagination } = await (await server.site.user(id)).notifications.list({});
  return pagination.data
    .filter(({ type }) => type === 'backup-failed')
    .map(({ data }) => data.lines.map(({ content }) => content.replace(/[\u2066-\u2069]/g, '')));
};

describe('the nightly backup is due', () => {
  const begun = async (...ticks: string[]) => {
    const found: boolean[] = [];
    for (const at of ticks) {
      await sql`delete from graphile_worker._private_jobs`.execute(server.site.services.db);
      await tick(at);
      found.push((await waiting()).length === 1);
    }
    return found;
  };

  it('never while it is off, as it is at first', async () => {
    const { settings } = await (await server.site.user()).settings.list({ group: 'backups' });
    expect(Object.fromEntries(settings.map(({ key, default: value }) => [key, value]))).toEqual({
      'backups.nightly': false,
      'backups.hour': 2,
      'backups.keep': 7,
      'backups.last': null,
    });
    await set({ 'backups.nightly': false });
    expect(await begun('2026-03-04T02:00:00Z')).toEqual([false]);
  });

  it('at once when it is switched on, and then once a night in its hour', async () => {
    const ticks = [
      '03T15:10',
      '03T15:20',
      '04T01:50',
      '04T02:00',
      '04T02:10',
      '04T23:50',
      '05T01:50',
      '05T02:00',
    ];
    expect(await begun(...ticks.map((at) => `2026-03-${at}:00Z`))).toEqual([
      ...[true, false, false, true],
      ...[false, false, false, true],
    ]);
  });

  it('once for all nights the server was off, when it is back, and the next night again', async () => {
    const ticks = ['04T02:00', '09T17:30', '09T17:40', '10T01:50', '10T02:00'];
    expect(await begun(...ticks.map((at) => `2026-03-${at}:00Z`))).toEqual([true, true, false, false, true]);
  });

  it('not twice in a night whose hour is changed', async () => {
    await begun('2026-03-04T02:00:00Z');
    await set({ 'backups.hour': 5 });
    expect(await begun('2026-03-04T05:00:00Z', '2026-03-05T05:00:00Z')).toEqual([false, true]);
    await set({ 'backups.hour': 2 });
    expect(await begun('2026-03-06T02:00:00Z')).toEqual([true]);
  });

  it('also after a clock that was years ahead', async () => {
    expect(await begun('2031-03-04T02:00:00Z', '2026-03-04T02:00:00Z')).toEqual([true, true]);
  });

  it('once, however many servers ask at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map(() => tick('2026-03-04T02:00:00Z')));
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from graphile_worker._private_jobs
      where revision > 0`.execute(server.site.services.db);
    expect(rows).toEqual([{ n: 0 }]);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('the nightly backup', () => {
  it('is whole, says when and how large, and keeps as many as are wanted', async () => {
    await set({ 'backups.keep': 2 });
    for (let nights = 0; nights < 3; nights += 1) {
      await begin();
      const found = await work();
      expect(found).toMatchObject({ bytes: expect.any(Number), problem: null });
      expect(found.bytes).toBeGreaterThan(1_000);
      expect(found.finished_at).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
    }
    expect(made()).toHaveLength(2);
    for (const backup of made()) await verifyBackup(folder, backup, quiet());
    expect(await told()).toEqual([]);
  });

  it('is not made when it was switched off meanwhile, nor a second time after one that ended', async () => {
    await set({ 'backups.nightly': false });
    await attempt('2026-03-04T02:00:00Z', '2026-03-04T02:00:01Z');
    expect(made()).toEqual([]);
    await set({ 'backups.nightly': true });
    await tick('2026-03-04T02:00:00Z');
    for (const at of ['2026-03-04T02:00:00Z', '2026-03-04T02:05:00Z'])
      await attempt('2026-03-04T02:00:00Z', at);
    expect(made()).toHaveLength(1);
    await attempt('2026-03-05T02:00:00Z', '2026-03-05T02:05:00Z');
    expect(made()).toHaveLength(2);
  });

  it('begins again after the server was stopped in it, with all its attempts', async () => {
    await begin();
    let worker: RunningWorker | null = null;
    const reached = new Promise<void>((done) =>
      armFailpoint('backup.table', 5, () => {
        done();
        void worker?.stop();
      }),
    );
    const { services, url: databaseUrl } = server.site;
    worker = await runWorker({ services, databaseUrl, concurrency: 1, log: services.log });
    await reached;
    await worker.stop();
    expect([made(), await last(), await told()]).toEqual([[], null, []]);
    expect(await waiting()).toMatchObject([{ attempts: 0 }]);
    expect(await work()).toMatchObject({ problem: null });
    expect(made()).toHaveLength(1);
  });
});

describe('a nightly backup beside another one', () => {
  const begunAt = new Date().toISOString();
  const later = (seconds: number) => new Date(Date.parse(begunAt) + seconds * 1_000).toISOString();
  const beside: [string, () => Promise<{ release(): unknown }>][] = [
    ['of the same site', () => holdFiles(server.site.url)],
    [
      'into the same folder',
      () => {
        mkdirSync(folder, { recursive: true });
        return lockFolder(folder, 'backup', { pid: 4_711 });
      },
    ],
  ];

  it.each(beside)('%s waits, and is made when that has ended', async (_what, hold) => {
    const held = await hold();
    await tick(begunAt);
    await attempt(begunAt, later(10));
    expect([made(), await last(), await told()]).toEqual([[], null, []]);
    expect(await waiting()).toEqual([{ begun_at: begunAt, run_at: new Date(later(610)), attempts: 0 }]);
    await held.release();
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.site.services.db);
    expect(await work()).toMatchObject({ problem: null });
    expect(made()).toHaveLength(1);
  });

  it('does not wait for ever', async () => {
    const held = await holdFiles(server.site.url);
    await expect(attempt(begunAt, later(3 * 3_600 + 1))).rejects.toThrow('has been running for three hours.');
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
          const path = join(folder, 'backups/x/public.users.copy.gz');
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path });
        };
        armFailpoint('backup.table', 20, full);
        return () => armFailpoint(null);
      },
      () => `There is no space left: ${join(folder, 'backups/x/public.users.copy.gz')}`,
    ],
    [
      'because its folder cannot be written',
      () => {
        writeFileSync(folder, 'This is a file.');
        return () => rmSync(folder);
      },
      () => `This is not a folder: ${folder}`,
    ],
  ])('%s is told to all admins in a sentence, and to nobody else', async (_why, spoil, sentence) => {
    const second = await server.site.addUser(`second${Math.random()}@example.com`, {
      permissions: ['admin'],
    });
    const other = await server.site.addUser(`other${Math.random()}@example.com`, {
      permissions: ['admin.access', 'settings.manage'],
    });
    await begin();
    const heal = spoil();
    const found = await work();
    heal();
    expect(found).toMatchObject({ bytes: null, problem: sentence() });
    expect(made()).toEqual([]);
    for (const admin of [1, second])
      expect(await told(admin)).toEqual([['The nightly backup failed', sentence()]]);
    expect(await told(other)).toEqual([]);
    const mailed = await server.site.services.db
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
    expect((await server.request('/readyz')).status).toBe(200);
    await begin();
    expect(await work()).toMatchObject({ problem: null });
  });

  it('because it took too long says so', async () => {
    const backups = siteBackups(
      { databaseUrl: server.site.url, storage: server.site.services.storage, secret: 'k'.repeat(40) },
      folder,
    );
    const late = new AbortController();
    armFailpoint('backup.table', 5, () => late.abort(new DOMException('late', 'TimeoutError')));
    await expect(backups.write({ keep: 1, signal: late.signal })).rejects.toThrow(
      'It took too long. The next one uses the files it has copied.',
    );
    expect(made()).toEqual([]);
  });

  it('only in dropping old ones is complete, and that is told', async () => {
    await set({ 'backups.keep': 1 });
    await begin();
    await work();
    truncateSync(join(folder, 'backups', made()[0] ?? '', 'manifest.json'), 2_000);
    await begin();
    const found = await work();
    expect(found.bytes).toBeGreaterThan(1_000);
    expect(found.problem).toMatch(/manifest\.json is damaged\. Nothing was removed\.$/);
    expect(await told()).toEqual([
      ['The nightly backup is complete, but old backups could not be dropped', found.problem],
    ]);
    expect(made()).toHaveLength(2);
  });
});

it('only an admin changes when the site is backed up', async () => {
  const manager = server.site.as('admin.access', 'settings.manage');
  for (const values of [{ 'backups.nightly': false }, { 'backups.hour': 5 }, { 'backups.keep': 1 }]) {
    const answer = await refusal(manager.settings.update({ values }));
    expect([answer.code, answer.message]).toEqual([
      'forbidden',
      'Only an admin can change when this site is backed up.',
    ]);
  }
  for (const values of [{ 'backups.hour': 24 }, { 'backups.keep': 0 }, { 'backups.keep': 1_001 }]) {
    const answer = await refusal((await server.site.user()).settings.update({ values }));
    expect(answer.code).toBe('invalid');
  }
});

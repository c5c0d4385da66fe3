import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImport } from '@kantele/api/server';
import { createTestSite, type TestSite } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishRun } from './follow.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await createTestSite();
  folder = await mkdtemp(join(tmpdir(), 'kantele-follow-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

it('a second import while one runs says so, follows it, and has its result', async () => {
  const { db } = site.services;
  const { id } = await createImport(site.system(), { path: folder });
  const { library_id } = await db
    .selectFrom('imports')
    .select('library_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const written: string[] = [];
  await db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(7303, ${library_id}::integer)`.execute(other);
    const running = { state: 'running' as const, started_at: new Date(), total: 10, processed: 4 };
    await db.updateTable('imports').set(running).where('id', '=', id).execute();
    const following = finishRun(site.system(), id, { write: (text: string) => written.push(text) });
    await expect.poll(() => written.join('')).toContain('already running');
    const done = { state: 'done' as const, processed: 10, added: 9, failed: 1 };
    await db.updateTable('imports').set(done).where('id', '=', id).execute();
    expect(await following).toMatchObject({ id, state: 'done', added: 9, failed: 1, processed: 10 });
    await sql`select pg_advisory_unlock(7303, ${library_id}::integer)`.execute(other);
  });
  expect(written.join('')).toMatch(/^An import of this folder is already running\. Following it:\n/);
  expect(written.at(-1)).toContain('10 of 10 files');
});

it('a run nobody is at is done here', async () => {
  const { id } = await createImport(site.system(), { path: folder });
  const run = await finishRun(site.system(), id, { write: () => {} });
  expect(run).toMatchObject({ id, state: 'done', total: 0 });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@kantele/db';
import { createTestDatabase } from '@kantele/db/testing';
import { expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { openServices } from '../src/services.ts';

it('jobs may take longer over a statement than requests', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kantele-services-'));
  const database = await createTestDatabase();
  const env = { ...readEnv({}), DATA_DIR: dataDir, DATABASE_URL: database.url };
  const running = await openServices(env, { info() {}, warn() {}, error() {} });
  try {
    const slow = sql`select pg_sleep(3.2)`;
    const [request, job] = await Promise.allSettled([
      slow.execute(running.services.db),
      slow.execute(running.jobServices.db),
    ]);
    expect(request).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
    expect(job).toMatchObject({ status: 'fulfilled' });
  } finally {
    await running.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

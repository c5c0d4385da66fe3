import pg from 'pg';
import { expect, it } from 'vitest';
import { isConnectionLost } from './client.ts';
import { createTestDatabase } from './testing.ts';

it('a lost connection is known by what later statements on it fail with', async () => {
  const database = await createTestDatabase();
  const [victim, killer] = [database.url, database.url].map(
    (url) => new pg.Client({ connectionString: url }),
  );
  if (!victim || !killer) throw new Error('There are two.');
  await Promise.all([victim.connect(), killer.connect()]);
  const lost = new Promise((done) => victim.on('error', done));
  const { rows } = await victim.query('select pg_backend_pid() as pid');
  await killer.query('select pg_terminate_backend($1)', [rows[0].pid]);
  expect(isConnectionLost(await lost)).toBe(true);
  expect(isConnectionLost(await victim.query('select 1').catch((error: unknown) => error))).toBe(true);
  await victim.end().catch(() => {});
  expect(isConnectionLost(await victim.query('select 1').catch((error: unknown) => error))).toBe(true);
  const refused: unknown = await killer.query('select nothing').catch((error: unknown) => error);
  expect(isConnectionLost(refused)).toBe(false);
  await killer.end();
  await database.close();
});

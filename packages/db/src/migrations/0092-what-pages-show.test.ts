import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing.ts';

let database: TestDatabase;
let client: pg.Client;
let heard: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('listen kantele_live');
  client.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await sql`insert into artists (name, name_key, slug) values ('One', 'one', 'one'), ('Two', 'two', 'two')`.execute(
    database.db,
  );
});
afterAll(async () => {
  await client.end();
  await database.close();
});

/** What is heard of a statement: notices come before the answer to the next one. */
async function noticesOf(statement: string): Promise<string[]> {
  await client.query('select 1');
  heard = [];
  await sql.raw(statement).execute(database.db);
  await client.query('select 1');
  return heard;
}
const notice = ['{"pages":true}'];

describe('a change of what pages show', () => {
  it.each([
    `insert into artists (name, name_key, slug) values ('Three', 'three', 'three')`,
    `update artists set name = name || '!'`,
    `update artists set name = name || '!', plays_count = plays_count + 1`,
    `insert into genres (name, display_name, slug) values ('Jazz', 'jazz', 'jazz')`,
    `update genres set display_name = 'Blues'`,
    `delete from genres`,
    `delete from artists where slug = 'three'`,
  ])('is told once a transaction: %s', async (statement) => {
    expect(await noticesOf(statement)).toEqual(notice);
  });

  it.each([
    'update artists set plays_count = plays_count + 1',
    'update artists set followers_count = followers_count + 1, updated_at = now()',
    'update artists set name = name',
    'update users set last_login_at = now()',
    'select count(*) from artists',
  ])('is not what counts or says the same: %s', async (statement) => {
    expect(await noticesOf(statement)).toEqual([]);
  });
});

import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createDb } from './client.ts';
import { startEmbedded } from './embedded.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { createTestDatabase } from './testing.ts';

const folders: string[] = [];
async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'kantele-embedded-'));
  folders.push(path);
  return path;
}
afterAll(async () => {
  for (const path of folders) await rm(path, { recursive: true, force: true });
});

describe('the embedded Postgres', () => {
  it('starts in a folder only its owner may enter, keeps rows over a restart and lives until its last user has gone', async () => {
    const closed = await folder();
    await chmod(closed, 0o700);
    const dataDir = join(closed, 'a folder with ünusual name');
    await mkdir(dataDir);
    const first = await startEmbedded({ dataDir });
    const second = await startEmbedded({ dataDir });
    expect(second.url).toBe(first.url);
    const db = createDb({ url: first.url });
    await migrate(db.db);
    await sql`insert into genres (name, slug, display_name) values ('kept', 'kept', 'Kept')`.execute(db.db);
    await db.close();
    await first.stop();
    const other = createDb({ url: second.url });
    expect((await other.db.selectFrom('genres').select('name').execute()).length).toBe(1);
    await other.close();
    await second.stop();

    const again = await startEmbedded({ dataDir });
    const after = createDb({ url: again.url });
    const genres = await after.db.selectFrom('genres').select('name').execute();
    await after.close();
    await again.stop();
    expect(genres).toEqual([{ name: 'kept' }]);
  });
});

describe('migrations', () => {
  it('end in the newest version and can be run again without effect', async () => {
    const database = await createTestDatabase();
    await migrate(database.db);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.db,
    );
    expect(rows.at(-1)?.name).toBe(schemaVersion);
    await database.close();
  });
});

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackupWorld, contentOf, openBackupWorld, secretOf } from './backup-world.ts';

let world: BackupWorld;
beforeAll(async () => {
  world = await openBackupWorld();
});
afterAll(() => world.close());

const askSource = async <Row>(text: string) =>
  (await sql.raw<Row>(text).execute(world.server.site.services.db)).rows;
/** Tables that live processes write to all the time. */
const alive = ['worker_leases', 'graphile_worker._private_known_crontabs', 'graphile_worker.migrations'];
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('a backup', () => {
  it('comes back in another database and folder: every row, sequence and byte, and the key', async () => {
    const { server, folder } = world;
    const result = await world.backUp();
    const source = await contentOf(askSource);
    const target = await world.addTarget();
    expect(await target.restore()).toMatchObject({
      backup: result.backup,
      files: { count: result.files.count },
    });
    const restored = await contentOf(target.ask);
    for (const name of alive) {
      delete source[name];
      delete restored[name];
    }
    expect(restored).toEqual(source);
    const store = join(server.dataDir, 'files');
    const names = filesBelow(store);
    expect(names.length).toBeGreaterThan(1);
    expect(filesBelow(join(target.dataDir, 'files'))).toEqual(names);
    for (const name of names)
      expect(readFileSync(join(target.dataDir, 'files', name)).equals(readFileSync(join(store, name)))).toBe(
        true,
      );
    expect(readFileSync(join(target.dataDir, 'secret.key'), 'utf8').trim()).toBe(secretOf(server));
    expect(readdirSync(target.dataDir)).not.toContain('restore.unfinished');
    const modes = filesBelow(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(existsSync(join(folder, 'partial'))).toBe(false);
  });
});

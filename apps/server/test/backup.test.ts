import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { armFailpoint } from '@kantele/api/server';
import { readSecret } from '@kantele/api/testing';
import { createDb, sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '../src/backup/manifest.ts';
import { type BackupWorld, contentOf, openBackupWorld, secretOf } from './backup-world.ts';
import { eventually } from './harness.ts';
import { noiseWav } from './noise-wav.ts';

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
    // So that the site stays as it is in the backup.
    await world.stopWorker();
    const result = await world.backUp();
    const source = await contentOf(askSource);
    await world.startWorker();
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
    const secret = readFileSync(join(target.dataDir, 'secret.key'), 'utf8').trim();
    expect(secret).toBe(secretOf(server));
    const restoredDb = createDb({ url: target.url });
    const services = { ...server.site.services, db: restoredDb.db, secret: Buffer.from(secret) };
    expect(await readSecret({ services }, 'mail.smtp.password')).toBe('of the mail server');
    await restoredDb.close();
    expect(readdirSync(target.dataDir)).not.toContain('restore.unfinished');
    const modes = filesBelow(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(existsSync(join(folder, 'partial'))).toBe(false);
  });

  it('holds one moment of all tables, whatever is written while they are copied', async () => {
    const count = async () => {
      const [row] = await askSource<{ artists: number; users: number }>(
        'select (select count(*)::integer from artists) as artists, (select count(*)::integer from users) as users',
      );
      return row;
    };
    const before = await count();
    // Artists have been copied by then, and users have not.
    armFailpoint('backup.table', 60, () => {
      const pg = createRequire(import.meta.url).resolve('pg');
      const script = `const pg = require(${JSON.stringify(pg)});
        const client = new pg.Client({ connectionString: process.argv[1] });
        client.connect().then(() => client.query("begin; insert into artists (name, slug, name_key) values ('Between', 'between', 'between');"
          + "insert into users (email, display_name, password_hash) values ('between@example.com', 'Between', 'x'); commit"))
          .then(() => client.end());`;
      execFileSync(process.execPath, ['-e', script, world.server.site.url]);
    });
    const { backup } = await world.backUp();
    const tables = (await readManifest(world.folder, backup))?.tables ?? [];
    const rows = (name: string) => tables.find((table) => table.area === 'site' && table.name === name)?.rows;
    expect({ artists: rows('artists'), users: rows('users') }).toEqual(before);
    expect(await count()).not.toEqual(before);
  });

  it('made while people write is a moment of what they did: all up to one write, and nothing after it', async () => {
    const writer = startWriter();
    await writer.until(4);
    const from = writer.done.length;
    const storage = world.server.site.services.storage;
    let waited = false;
    const result = await world.backUp({
      ...storage,
      async *read(key) {
        // So that some writes come after the moment.
        if (!waited) await writer.until(writer.done.length + 4);
        waited = true;
        yield* storage.read(key);
      },
    });
    await writer.stop();
    expect([result.missing, result.changed, waited]).toEqual([[], [], true]);
    const target = await world.addTarget();
    await target.restore(result.backup);

    const seen: boolean[] = [];
    for (const { query } of writer.done) seen.push((await target.ask(query)).length > 0);
    const moment = seen.lastIndexOf(true) + 1;
    expect(moment).toBeGreaterThanOrEqual(from);
    expect(moment).toBeLessThan(writer.done.length);
    expect(seen).toEqual(seen.map((_, at) => at < moment));
    const [likes] =
      await target.ask(`select likes_count = (select count(*) from track_likes l where l.track_id = t.id) as same
      from tracks t where id = ${world.trackId}`);
    expect(likes).toEqual({ same: true });
    const entries = await target.ask<{ key: string; sha256: string }>(
      "select storage_key as key, sha256 from file_entries where type = 'file'",
    );
    for (const { key, sha256 } of entries) {
      const bytes = readFileSync(join(target.dataDir, 'files', key));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  });
});

/**
 * Somebody who registers people, uploads, likes, makes playlists and deletes files for good, one after the other. Each write is
 * noted when it was acknowledged, with a question that finds something once it is done.
 */
function startWriter() {
  const { site } = world.server;
  const done: { query: string }[] = [];
  let stopped = false;
  const write = async (n: number) => {
    const name = `written-${n}`;
    const admin = await site.user();
    if (n % 4 === 0) {
      const id = await site.addUser(`${name}@example.com`);
      await (await site.user(id)).likes.set({ type: 'tracks', id: world.trackId });
      return `select from track_likes where user_id = ${id}`;
    }
    if (n % 4 === 1) {
      const { playlist } = await admin.playlists.create({ name });
      return `select from playlists where id = ${playlist.id}`;
    }
    const { id, key } = await world.upload(`${name}.wav`, noiseWav(20_000));
    if (n % 4 === 2) return `select from file_entries where id = ${id}`;
    await admin.files.delete({ entryIds: [id], deleteForever: true });
    const { playlist } = await admin.playlists.create({ name });
    return `select from playlists where id = ${playlist.id}
      and not exists (select from file_entries where storage_key = '${key}')`;
  };
  const work = (async () => {
    for (let n = 0; !stopped; n += 1) done.push({ query: await write(n) });
  })();
  return {
    done,
    until: (n: number) => eventually(async () => (done.length >= n ? true : null)),
    async stop() {
      stopped = true;
      await work;
    },
  };
}

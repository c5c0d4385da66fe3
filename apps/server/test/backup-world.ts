import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Storage } from '@kantele/api/server';
import pg from 'pg';
import { Progress } from '../src/backup/progress.ts';
import { type RestoreResult, restoreBackup } from '../src/backup/restore-backup.ts';
import { type BackupResult, writeBackup } from '../src/backup/write-backup.ts';
import { readEnv } from '../src/env.ts';
import { type RunningWorker, startWorker as runWorker } from '../src/worker.ts';
import { writeSongs } from './fixtures.ts';
import { eventually, startTestServer, type TestServer, type TestServerOptions } from './harness.ts';
import { send } from './upload-client.ts';
import { entryOf } from './uploads-world.ts';

/** An empty data folder and an empty database beside it. */
export interface Target {
  dataDir: string;
  url: string;
  env: Record<string, string>;
  restore(backup?: string | null): Promise<RestoreResult>;
  /** How many tables, sequences, indexes and functions the database has, without those of extensions. */
  objects(): Promise<number>;
  /** One statement in the database. */
  ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** A site with a bit of everything, a folder for backups, and targets to restore into. */
export interface BackupWorld {
  server: TestServer;
  folder: string;
  song: Buffer;
  /** Made of an upload: its bytes are in the store. */
  trackId: number;
  backUp(
    storage?: Storage,
    into?: string,
    options?: Parameters<typeof writeBackup>[3] & { progress?: Progress },
  ): Promise<BackupResult>;
  addTarget(): Promise<Target>;
  upload(name: string, bytes: Uint8Array): Promise<{ id: number; key: string }>;
  startWorker(): Promise<void>;
  stopWorker(): Promise<void>;
  close(): Promise<void>;
}

export const quiet = () => new Progress(new AbortController().signal, () => {});

export async function openBackupWorld(options: TestServerOptions = {}): Promise<BackupWorld> {
  const server = await startTestServer(options);
  const { site } = server;
  const root = mkdtempSync(join(tmpdir(), 'kantele-backup-'));
  const folder = join(root, 'backups of the site');
  const targets: Target[] = [];
  await writeSongs(join(root, 'music'), [
    { path: 'song.flac', title: 'Song', artist: 'Petrel', album: 'Tides', number: 1 },
  ]);
  const song = readFileSync(join(root, 'music/song.flac'));
  const cookie = await server.signIn();
  const upload = async (name: string, bytes: Uint8Array) => {
    const { id } = await entryOf(await send(server, cookie, bytes, { name }));
    const row = await site.services.db
      .selectFrom('file_entries')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, key: row.storage_key ?? '' };
  };
  let worker: RunningWorker | null = null;
  const stopWorker = async () => {
    await worker?.stop();
    worker = null;
  };
  const startWorker = async () => {
    const { services, url: databaseUrl } = site;
    worker = await runWorker({ services, databaseUrl, concurrency: 2, log: services.log });
  };
  await startWorker();
  const trackId = await fill(server, (await upload('song.flac', song)).id);
  return {
    ...{ server, folder, song, trackId, upload, startWorker, stopWorker },
    backUp: (storage = site.services.storage, into = folder, { progress = quiet(), ...options } = {}) =>
      writeBackup({ databaseUrl: site.url, storage, secret: secretOf(server) }, into, progress, options),
    async addTarget() {
      const target = await openTarget(folder, join(root, `target ${targets.length}`));
      targets.push(target);
      return target;
    },
    async close() {
      for (const target of targets) await target.close();
      await stopWorker();
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export const secretOf = ({ site }: TestServer) => site.services.secret.toString();

/** A track of an upload, a like, a team, a given plan, a playlist, a sealed setting and a play. */
async function fill(server: TestServer, entryId: number): Promise<number> {
  const { site } = server;
  const admin = await site.user();
  await admin.settings.update({ values: { 'mail.smtp.password': 'of the mail server' } });
  await admin.imports.uploads({ entry_ids: [entryId] });
  const track = await eventually(async () => {
    const found = await site.services.db
      .selectFrom('tracks')
      .select('id')
      .where('status', '=', 'ready')
      .executeTakeFirst();
    return found ?? null;
  });
  const ada = await site.addUser('ada@example.com', { roles: ['Users', 'Artists'] });
  const own = await site.user(ada);
  await own.likes.set({ type: 'tracks', id: track.id });
  await own.workspaces.create({ name: 'Sound\tand \\ vision\nof all' });
  await own.playlists.create({ name: 'Übersee' });
  const { product } = await site.as('admin').billing.createProduct({ name: 'Plus', prices: [] });
  await site
    .as('admin')
    .billing.give({ user_id: ada, product_id: product.id, ends_at: null, reason: 'A gift' });
  return track.id;
}

async function openTarget(folder: string, dataDir: string): Promise<Target> {
  const server = process.env.KANTELE_TEST_DATABASE ?? '';
  const name = `restored_${process.pid}_${Math.trunc(performance.now() * 1_000)}`;
  const admin = await connected(server);
  await admin.query(`create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = name;
  const ask = async <Row extends pg.QueryResultRow>(text: string) => {
    const client = await connected(url.href);
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const env = { DATA_DIR: dataDir, DATABASE_URL: url.href };
  return {
    ...{ dataDir, url: url.href, env, ask },
    restore: (backup = null) => restoreBackup(readEnv(env), folder, backup, quiet()),
    async objects() {
      const rows = await ask<{ n: number }>(`with own as (
          select oid, relnamespace as schema from pg_class union all select oid, pronamespace from pg_proc)
        select count(*)::integer as n from own join pg_namespace n on n.oid = own.schema
        where n.nspname in ('public', 'graphile_worker') and not exists (
          select from pg_depend d where d.objid = own.oid and d.deptype = 'e')`);
      return rows[0]?.n ?? 0;
    },
    async close() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** What a database holds: every row of every table as text, sorted, and how far its sequences are. */
export async function contentOf(ask: Target['ask']): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  const relations = await ask<{
    name: string;
    kind: string;
  }>(`select c.oid::regclass::text as name, c.relkind as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'S') order by 1`);
  for (const { name, kind } of relations) {
    const what = kind === 'S' ? "t.last_value || ' ' || t.is_called" : 't::text';
    const rows = await ask<{ row: string }>(`select ${what} as row from ${name} t order by 1`);
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  exportedFiles,
  exportedTables,
  type Log,
  postgresQueue,
  reactions,
  type Services,
  serveBelow,
} from '@kantele/api/server';
import { createDb, type DbHandle, jobStatementMs, migrate } from '@kantele/db';
import { isUnfinished } from '@kantele/db/backup';
import { runMigrations } from 'graphile-worker';
import { createAudioTools } from './audio/tools.ts';
import { assertNotRestoring } from './backup/restore-mark.ts';
import { siteBackups } from './backup/site-backups.ts';
import type { Env } from './env.ts';
import { mailTransport } from './mail/transport.ts';
import { clamdScanner } from './outbound/clamd.ts';
import { createOutbound } from './outbound/client.ts';
import { backupFolderOf, type OpenDatabase, openDatabase, secretOf, storageOf } from './parts.ts';
import { openTempDir, type TempDir } from './temp-dir.ts';

/** Connections for what uses the database beside jobs: locks of libraries, the watch over folders, seeding. */
const jobsBeside = 4;

export interface Running {
  /** For requests: statements take 3 s at most. */
  services: Services;
  /** The same with a pool of their own for jobs, imports and seeding, whose statements may take 30 s. */
  jobServices: Services;
  databaseUrl: string;
  /** True when the embedded Postgres is used. */
  embedded: boolean;
  close(): Promise<void>;
}

/**
 * Opens everything the server stands on: database (migrated), file store, audio tools, secret. Several processes may do
 * so on one data folder: the server and imports beside it.
 */
export async function openServices(env: Env, log: Log): Promise<Running> {
  await mkdir(env.DATA_DIR, { recursive: true });
  await assertNotRestoring(env.DATA_DIR);
  let opened: OpenDatabase | null = null;
  let temp: TempDir | null = null;
  const databases: DbHandle[] = [];
  let closing = false;
  const close = async () => {
    closing = true;
    await Promise.all(databases.map((database) => database.close()));
    await temp?.close();
    await opened?.close();
  };
  try {
    const onChange = (message: string) => log.warn({}, message);
    opened = await openDatabase(env, onChange);
    const databaseUrl = opened.url;
    await migrateDatabase(databaseUrl);
    const open = (options: { statementTimeout?: number; max?: number }) => {
      const database = createDb({
        ...options,
        url: databaseUrl,
        namedStatements: env.NAMED_STATEMENTS,
        onError: (error) => {
          // The last connections see the embedded server go: that is the end, not a loss.
          if (!closing) log.warn({ err: error }, 'a database connection was lost');
        },
      });
      databases.push(database);
      return database.db;
    };
    serveBelow(env.baseUrl);
    temp = await openTempDir(env.DATA_DIR);
    const tempDir = temp.path;
    const storage = storageOf(env, tempDir);
    const secret = await secretOf(env);
    const services: Services = {
      db: open({}),
      storage,
      audio: await createAudioTools({ ffmpegPath: env.FFMPEG_PATH, tempDir }),
      jobs: postgresQueue,
      reactions,
      exportedTables,
      exportedFiles,
      mail: mailTransport({ inboxDir: env.mailInbox ? join(env.DATA_DIR, 'inbox') : null }),
      outbound: createOutbound({ ownHost: new URL(env.baseUrl).hostname }),
      scanner: env.CLAMD_ADDRESS ? clamdScanner(env.CLAMD_ADDRESS) : null,
      backups: siteBackups({ databaseUrl, storage, secret: secret.toString() }, backupFolderOf(env)),
      log,
      stripeApi: env.STRIPE_API ?? null,
      pushService: env.PUSH_SERVICE ?? null,
      baseUrl: env.baseUrl,
      tempDir,
      libraryRoots: env.LIBRARY_ROOTS,
      secret,
      now: () => new Date(),
    };
    const jobServices = {
      ...services,
      db: open({ statementTimeout: jobStatementMs, max: env.WORKER_CONCURRENCY + jobsBeside }),
    };
    return { services, jobServices, databaseUrl, embedded: opened.embedded, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/** Both schemas: ours and the job queue's. Migrations get a connection of their own with longer limits. */
export async function migrateDatabase(url: string): Promise<void> {
  const handle = createDb({ url, max: 1, statementTimeout: 600_000 });
  try {
    if (await isUnfinished(handle.pool))
      throw new Error('A restore into this database has not come to its end: run npm run restore again.');
    await migrate(handle.db);
  } finally {
    await handle.close();
  }
  await runMigrations({ connectionString: url });
}

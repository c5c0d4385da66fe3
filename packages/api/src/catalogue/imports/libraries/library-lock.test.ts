import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb, type DbHandle, sql } from '@kantele/db';
import { createTestDatabase, type TestDatabase } from '@kantele/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withLibraryLock } from '../queries.ts';

let direct: TestDatabase;
let pooled: DbHandle;
let pooler: ChildProcess;
let folder: string;

/** PgBouncer in front of the database; it hands out its two connections by transaction. */
beforeAll(async () => {
  direct = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kantele-pooler-'));
  await chmod(folder, 0o755);
  const { hostname, port, username, password, pathname } = new URL(direct.url);
  const own = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 2
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  pooler = spawn('pgbouncer', [...user, config], { stdio: 'ignore' });
  await listening(own);
  const url = `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`;
  pooled = createDb({ url, namedStatements: false });
});
afterAll(async () => {
  await pooled?.close();
  pooler?.kill();
  await direct?.close();
  await rm(folder, { recursive: true, force: true });
});

const lock = (db: DbHandle, work: () => Promise<void> = async () => {}) => withLibraryLock(db.db, 7, work);

describe('the lock of a library', () => {
  it.each(['directly', 'behind a pooler'])(
    'keeps others out while it is held, and only then, %s',
    async (way) => {
      const handle = way === 'directly' ? direct : pooled;
      let other: boolean | undefined;
      let busy: Promise<unknown> | undefined;
      const held = await lock(handle, async () => {
        other = await lock(direct);
        // Takes the connection that a pooler would otherwise give the end of the lock too.
        busy = sql`select pg_sleep(0.3)`.execute(handle.db);
        await sql`select 1`.execute(handle.db);
      });
      await busy;
      expect([held, other]).toEqual([true, false]);
      expect(await lock(direct)).toBe(true);
    },
  );

  it('goes with the connection of a process that died', async () => {
    let ended = false;
    const work = async () => {
      await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7303
        and objid = 7 and database = (select oid from pg_database where datname = current_database())`.execute(
        direct.db,
      );
      // The connection is told to end, and takes its time.
      await expect.poll(() => lock(direct)).toBe(true);
      ended = true;
    };
    await expect(lock(direct, work)).rejects.toThrow();
    expect(ended).toBe(true);
  });
});

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Resolves when the port takes connections. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
      socket.once('connect', () => socket.end());
    });
    if (open) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('PgBouncer did not start.');
}

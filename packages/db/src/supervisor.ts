import type { Socket } from 'node:net';
import { endpointOf, listenAt, readMessages, sendMessage } from './local-endpoint.ts';
import { PostgresProcess } from './postgres-process.ts';

/**
 * The process that owns the embedded Postgres of a data folder. It belongs to no terminal and to none of the
 * processes that use the database: each of them holds a connection to it as its lease, which ends with the process,
 * however it ends. Postgres is started again when it dies, and stopped when the last lease is over.
 *
 *     node postgres-supervisor.js <data folder> [fast]
 *
 * Messages are JSON lines. A client says `{ secret }`, then gets a `SupervisorState` after each change; it says
 * `{ release: true }` when it needs the database no more, and the connection closes once the database has ended or
 * others use it.
 */
export type SupervisorState =
  | { state: 'starting' }
  | { state: 'ready'; url: string }
  | { state: 'crashed'; message: string }
  | { state: 'failed'; message: string }
  | { state: 'stopping' };

/** Milliseconds Postgres keeps running after the last lease has ended without being released. */
const graceMs = 1_000;
/** Milliseconds within which the process that started this must have taken a lease. */
const firstLeaseMs = 3_000;

async function supervise(dataDir: string, durable: boolean): Promise<void> {
  const leases = new Set<Socket>();
  let state: SupervisorState = { state: 'starting' };
  let stopping = false;
  let ending: NodeJS.Timeout | undefined;
  const tell = (next: SupervisorState) => {
    state = next;
    for (const lease of leases) sendMessage(lease, next);
  };
  const postgres = new PostgresProcess(
    dataDir,
    { durable },
    {
      ready: (url) => tell({ state: 'ready', url }),
      crashed: (message) => tell({ state: 'crashed', message }),
    },
  );
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await postgres.stop();
    process.exit(0);
  };
  const release = (socket: Socket) => {
    leases.delete(socket);
    // The last one waits for the end of the database: then its folder may be copied.
    if (leases.size === 0) void stop();
    else socket.end();
  };
  const endpoint = await endpointOf(dataDir, 'postgres');
  const server = await listenAt(endpoint, (socket) => {
    socket.setTimeout(5_000, () => socket.destroy());
    readMessages(socket, (message) => {
      if (message.release === true && leases.has(socket)) return release(socket);
      if (message.secret !== endpoint.secret) return void socket.destroy();
      socket.setTimeout(0);
      if (stopping) {
        sendMessage(socket, { state: 'stopping' });
        return void socket.end();
      }
      leases.add(socket);
      clearTimeout(ending);
      sendMessage(socket, state);
    });
    socket.once('close', () => {
      if (leases.delete(socket) && leases.size === 0) ending = setTimeout(stop, graceMs);
    });
  });
  // Another supervisor was faster.
  if (!server) return;

  if (leases.size === 0) ending = setTimeout(stop, firstLeaseMs);
  // A signal to everything on this machine, or by mistake: those who use the database decide.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (leases.size === 0) void stop();
    });
  }
  try {
    await postgres.run();
  } catch (error) {
    if (stopping) return;
    tell({ state: 'failed', message: error instanceof Error ? error.message : String(error) });
    stopping = true;
    await postgres.stop();
    // What was said must arrive before this process ends.
    await Promise.all([...leases].map((lease) => new Promise<void>((done) => lease.end(done))));
    process.exit(1);
  }
}

const [, , dataDir, mode] = process.argv;
if (!dataDir) throw new Error('Usage: postgres-supervisor.js <data folder> [fast]');
await supervise(dataDir, mode !== 'fast');

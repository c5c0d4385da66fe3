import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { connectTo, endpointOf, type LocalEndpoint, readMessages, sendMessage } from './local-endpoint.ts';
import { readPostmaster } from './postgres-cluster.ts';
import type { SupervisorState } from './supervisor.ts';

export { FolderLockedError, isLocked, lockFolder } from './folder-lock.ts';
export { createOnce } from './local-endpoint.ts';

/** Milliseconds a first start may take, set-up of the cluster and recovery included. */
const startMs = 90_000;
/** Milliseconds a database that says it is ready may take to answer. */
const answerMs = 10_000;
const stopMs = 40_000;

export interface EmbeddedOptions {
  /** Folder that holds the cluster (`postgres/`) and `postgres.json` with port and password. */
  dataDir: string;
  /** Off only for tests: trades durability for speed. */
  durable?: boolean;
  /** Told when the database died or its supervisor did, and when it is back; both happen by themselves. */
  onChange?: (message: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Gives the database back; resolves when it has ended, or at once when other processes use it. */
  stop(): Promise<void>;
}

/**
 * The Postgres that comes from npm, shared by all processes that use a data folder. A supervisor process owns it
 * (supervisor.ts): the first process starts it, and it stops the database after the last one. Listens on loopback only, with a
 * generated password. Works as root (the database then runs as uid 65534).
 * @throws Error with a sentence for the user when no Postgres exists for this platform or it does not start
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const endpoint = await endpointOf(dataDir, 'postgres');
  const lease = new Lease({ ...options, dataDir }, endpoint);
  const url = await lease.take(AbortSignal.timeout(startMs));
  try {
    await waitForAnswer(dataDir, url);
  } catch (error) {
    lease.abandon();
    throw error;
  }
  return { url, stop: () => lease.release() };
}

/** A connection to the supervisor, made again whenever it is lost. */
class Lease {
  readonly #options: EmbeddedOptions;
  readonly #endpoint: LocalEndpoint;
  readonly #released = new AbortController();
  #socket: Socket | null = null;
  #spawnedAt = Number.NEGATIVE_INFINITY;

  constructor(options: EmbeddedOptions, endpoint: LocalEndpoint) {
    this.#options = options;
    this.#endpoint = endpoint;
  }

  /** Resolves with the address once the database is ready; starts a supervisor when there is none. */
  async take(signal: AbortSignal): Promise<string> {
    for (;;) {
      if (signal.aborted) throw new Error('The embedded Postgres did not start in time.');
      const socket = await connectTo(this.#endpoint);
      if (socket) {
        const url = await this.#join(socket, signal);
        if (url !== null) return url;
      } else if (performance.now() - this.#spawnedAt > 3_000) {
        this.#spawnedAt = performance.now();
        spawnSupervisor(this.#options);
      }
      await sleep(30);
    }
  }

  /** The address when ready; null when the supervisor ended first. */
  #join(socket: Socket, signal: AbortSignal): Promise<string | null> {
    return new Promise((done, fail) => {
      let isReady = false;
      const give = () => socket.destroy();
      signal.addEventListener('abort', give, { once: true });
      readMessages(socket, (message) => {
        const state = message as SupervisorState;
        if (state.state === 'failed') fail(new Error(state.message));
        if (state.state === 'crashed')
          this.#options.onChange?.(`the database ended and starts again: ${state.message}`);
        if (state.state !== 'ready') return;
        if (isReady) this.#options.onChange?.('the database is back');
        isReady = true;
        signal.removeEventListener('abort', give);
        this.#socket = socket;
        // The lease is no reason for a process to live on.
        socket.unref();
        done(state.url);
      });
      socket.once('close', () => {
        signal.removeEventListener('abort', give);
        done(null);
        if (isReady) void this.#retake();
      });
      sendMessage(socket, { secret: this.#endpoint.secret });
    });
  }

  /** The supervisor was killed: its successor starts the database again, at the same address. */
  async #retake(): Promise<void> {
    const { signal } = this.#released;
    this.#socket = null;
    while (!signal.aborted) {
      this.#options.onChange?.('the supervisor of the database ended and is started again');
      try {
        await this.take(signal);
        return this.#options.onChange?.('the database is back');
      } catch (error) {
        if (signal.aborted) return;
        this.#options.onChange?.(error instanceof Error ? error.message : String(error));
        await sleep(1_000, undefined, { ref: false });
      }
    }
  }

  async release(): Promise<void> {
    this.#released.abort();
    const socket = this.#socket;
    if (!socket || socket.destroyed) return;
    socket.ref();
    sendMessage(socket, { release: true });
    socket.setTimeout(stopMs, () => socket.destroy());
    if (!socket.closed) await once(socket, 'close');
  }

  abandon(): void {
    this.#released.abort();
    this.#socket?.destroy();
  }
}

/** Starts a supervisor that belongs to no terminal and holds no stream of this process. */
function spawnSupervisor({ dataDir, durable }: EmbeddedOptions): void {
  const mode = durable === false ? ['fast'] : [];
  const child = spawn(process.execPath, [...supervisorProgram(), dataDir, ...mode], {
    cwd: '/',
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env.PATH ?? '', SystemRoot: process.env.SystemRoot ?? '' },
    windowsHide: true,
  });
  child.on('error', () => {});
  child.unref();
}

/** Beside this file: bundled in a build, TypeScript in a checkout, which takes a loader. */
function supervisorProgram(): string[] {
  if (!import.meta.url.endsWith('.ts')) {
    return [fileURLToPath(new URL('./postgres-supervisor.js', import.meta.url))];
  }
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--import', loader, fileURLToPath(new URL('./supervisor.ts', import.meta.url))];
}

/** @throws Error with a sentence when the database is stalled, e.g. stopped by a signal */
async function waitForAnswer(dataDir: string, url: string): Promise<void> {
  const deadline = performance.now() + answerMs;
  while (!(await answers(url))) {
    if (performance.now() > deadline) {
      const pid = (await readPostmaster(dataDir))?.pid ?? 'unknown';
      throw new Error(
        `The database of this folder (process ${pid}) runs, but does not answer. Let it go on or end it, then start again.`,
      );
    }
    await sleep(100);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchOf, prepareBinaries } from './postgres-binaries.ts';
import {
  choosePort,
  clusterOf,
  disownPostmaster,
  ensureCluster,
  isPostmasterAlive,
  readEndpoint,
  readPostmaster,
  urlOf,
  writeEndpoint,
} from './postgres-cluster.ts';

/** Milliseconds until a Postgres that starts or stops is taken for stuck. */
const startMs = 60_000;
const stopMs = 20_000;
/** Milliseconds between a crash and the next start: doubled with each crash that follows at once. */
const backoffMs = { first: 100, most: 5_000 };

export interface PostgresEvents {
  /** Takes connections at this address, after each start anew. */
  ready(url: string): void;
  /** Has ended by itself and is started again. */
  crashed(log: string): void;
}

/** Runs the Postgres of a data folder and starts it again whenever it ends, until `stop`. */
export class PostgresProcess {
  readonly #dataDir: string;
  readonly #durable: boolean;
  readonly #events: PostgresEvents;
  readonly #stopping = new AbortController();
  #child: ChildProcess | null = null;
  #ended: Promise<void> = Promise.resolve();
  #log = '';

  constructor(dataDir: string, options: { durable: boolean }, events: PostgresEvents) {
    this.#dataDir = dataDir;
    this.#durable = options.durable;
    this.#events = events;
  }

  /**
   * Resolves after `stop`.
   * @throws Error with a sentence for the user when Postgres has never come up
   */
  async run(): Promise<void> {
    const { signal } = this.#stopping;
    await this.#endPredecessor();
    const native = await prepareBinaries(this.#dataDir);
    await ensureCluster(this.#dataDir, native, signal);
    let wasReady = false;
    let delay = backoffMs.first;
    for (let failures = 0; !signal.aborted; ) {
      const started = performance.now();
      const isReady = await this.#start(native);
      wasReady ||= isReady;
      await this.#ended;
      if (signal.aborted) return;
      const isShort = performance.now() - started < 10_000;
      failures = isReady || this.#isPassing() ? 0 : failures + 1;
      if (!wasReady && failures > 2) {
        throw new Error(`The embedded Postgres did not start: ${this.#log.trim() || 'no message'}`);
      }
      if (isReady) this.#events.crashed(this.#log.trim());
      delay = isShort ? Math.min(delay * 2, backoffMs.most) : backoffMs.first;
      await sleep(delay, undefined, { signal }).catch(() => {});
    }
  }

  /** Fast shutdown: running statements are cancelled, everything acknowledged is kept. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (!child) return;
    child.kill('SIGINT');
    const harder = setTimeout(() => child.kill('SIGQUIT'), stopMs);
    const hardest = setTimeout(() => child.kill('SIGKILL'), stopMs + 5_000);
    await this.#ended;
    clearTimeout(harder);
    clearTimeout(hardest);
  }

  /** True when it takes connections, false when it has ended before. */
  async #start(native: string): Promise<boolean> {
    const dataDir = this.#dataDir;
    const cluster = clusterOf(dataDir);
    const { port: known, password } = await readEndpoint(dataDir);
    const port = await choosePort(known);
    if (port !== known) await writeEndpoint(dataDir, { port, password });
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=80',
      'shared_buffers=128MB',
      'random_page_cost=1.1',
      'jit=off',
      'log_min_messages=fatal',
      ...(this.#durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ];
    const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    if (this.#stopping.signal.aborted) return false;
    const launch = launchOf(native, 'postgres', args, 'INT', [cluster]);
    const child = spawn(launch.command, launch.args, {
      ...launch.options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    this.#log = '';
    child.stderr.on('data', (chunk: Buffer) => {
      this.#log = (this.#log + chunk.toString()).slice(-4_000);
    });
    let running = true;
    this.#ended = new Promise((done) => {
      const end = () => {
        running = false;
        this.#child = null;
        done();
      };
      child.once('error', (error) => {
        this.#log += error.message;
        end();
      });
      child.once('close', end);
    });
    const deadline = performance.now() + startMs;
    while (running) {
      const postmaster = await readPostmaster(dataDir);
      if (postmaster?.pid === child.pid && postmaster?.isReady) {
        this.#events.ready(urlOf({ port, password }));
        return true;
      }
      if (performance.now() > deadline) child.kill('SIGQUIT');
      await sleep(20);
    }
    return false;
  }

  /** Whether the last start failed for a temporary reason: processes of a killed Postgres end one by one. */
  #isPassing(): boolean {
    return /shared memory block|lock file|in recovery|starting up/.test(this.#log);
  }

  /** Ends a Postgres of this folder whose supervisor has been killed. */
  async #endPredecessor(): Promise<void> {
    const postmaster = await readPostmaster(this.#dataDir);
    if (!postmaster) return;
    const { pid } = postmaster;
    const deadline = performance.now() + stopMs;
    while (await isPostmasterAlive(this.#dataDir, pid)) {
      try {
        process.kill(pid, 'SIGINT');
      } catch {}
      if (this.#stopping.signal.aborted) return;
      if (performance.now() > deadline) {
        throw new Error(
          `The database of this folder (process ${pid}) runs, but does not react. Let it go on or end it with: kill -9 ${pid}`,
        );
      }
      await sleep(50);
    }
    if ((await readPostmaster(this.#dataDir))?.pid === pid) await disownPostmaster(this.#dataDir);
  }
}

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const benchDir = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = dirname(benchDir);
const { BENCH_DIST } = process.env;
/** Folder of the built server; `BENCH_DIST` measures another build. */
export const dist = BENCH_DIST ?? join(root, 'apps/server/dist');
/** Packages of the server: the benches have none of their own. */
export const requireServer = createRequire(join(root, 'apps/server/package.json'));
/** Address of a package of the server, for `import()`. */
export const serverModule = (name) => pathToFileURL(requireServer.resolve(name)).href;

export function has(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

const pins = has('taskset');

/** Command and arguments that run a program on one core, where that can be asked for. */
export function onCore(core, command, args) {
  return pins ? ['taskset', ['-c', String(core), command, ...args]] : [command, args];
}

const running = new Set();
const folders = new Set();

/** A folder that is gone at the end. */
export function tempFolder(name) {
  const path = mkdtempSync(join(tmpdir(), `kantele-bench-${name}-`));
  folders.add(path);
  return path;
}

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Starts a server on core 0. `stop` waits for its end. What it writes to standard error is kept for the message of a
 * start that fails.
 */
export function startProcess(command, args, options = {}) {
  const [program, argv] = onCore(0, command, args);
  const child = spawn(program, argv, {
    env: { ...process.env, ...options.env },
    cwd: options.cwd ?? root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4_000);
  });
  const ended = new Promise((done) => child.once('exit', done));
  const entry = {
    pid: child.pid,
    url: options.url ?? null,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    errors: () => errors,
    async stop() {
      running.delete(entry);
      if (!entry.hasEnded()) child.kill('SIGTERM');
      const isLate = await Promise.race([ended.then(() => false), sleep(15_000).then(() => true)]);
      if (isLate) child.kill('SIGKILL');
      endOrphan(options.cluster);
    },
  };
  child.once('error', (error) => {
    errors += error.message;
  });
  running.add(entry);
  return entry;
}

/** The database of a server that was killed lives on: its own file says which process it is. */
function endOrphan(cluster) {
  const file = cluster && join(cluster, 'postmaster.pid');
  if (!file || !existsSync(file)) return;
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGINT');
  } catch {
    // It has ended by itself.
  }
}

/** Starts a server and waits until it answers. @throws Error with what the server said */
export async function startServer(command, args, options) {
  if (await fetch(options.url).catch(() => null))
    throw new Error(`${options.url} is taken by another process.`);
  const server = startProcess(command, args, options);
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline && !server.hasEnded()) {
    const answer = await fetch(server.url + (options.path ?? '/')).catch(() => null);
    await answer?.arrayBuffer();
    // While it starts a server answers 503.
    if (answer && answer.status < 500) return server;
    await sleep(50);
  }
  const said = server.errors();
  await server.stop();
  throw new Error(`A server did not start: ${said.trim() || 'no message'}`);
}

/** Starts one of `bench/yardsticks`. */
export function startYardstick(name, port, env = {}) {
  const url = `http://127.0.0.1:${port}`;
  const script = join(benchDir, 'yardsticks', `${name}.mjs`);
  return startServer(process.execPath, [script], { env: { ...env, PORT: String(port) }, url });
}

/** Ends every process and removes every folder of this run. */
export async function cleanUp() {
  await Promise.all([...running].map((entry) => entry.stop()));
  for (const path of folders) rmSync(path, { recursive: true, force: true });
  folders.clear();
}

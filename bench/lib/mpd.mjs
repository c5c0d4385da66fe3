import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuBetween, cpuByProcess } from './cpu.mjs';
import { sleep, startProcess, tempFolder } from './processes.mjs';

/** Milliseconds of CPU MPD takes to read the tags of a folder into its own index. @throws Error when it does not start */
export async function scanByMpd(port, folder) {
  const home = tempFolder('mpd');
  const settings = {
    ...{ music_directory: folder, db_file: join(home, 'index'), state_file: join(home, 'state') },
    ...{ bind_to_address: '127.0.0.1', port: String(port), auto_update: 'no', log_file: join(home, 'log') },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} "${value}"`);
  const output = 'audio_output {\n  type "null"\n  name "none"\n}';
  writeFileSync(join(home, 'mpd.conf'), `${lines.join('\n')}\n${output}\n`);
  const server = startProcess('mpd', ['--no-daemon', join(home, 'mpd.conf')]);
  try {
    const ask = (...args) => spawnSync('mpc', ['-h', '127.0.0.1', '-p', String(port), ...args]);
    const deadline = performance.now() + 10_000;
    while (ask('status').status !== 0) {
      if (server.hasEnded() || performance.now() > deadline) throw new Error(`MPD: ${server.errors()}`);
      await sleep(50);
    }
    const before = cpuByProcess([server.pid]);
    ask('update', '--wait');
    return cpuBetween(before, cpuByProcess([server.pid])) / 1e6;
  } finally {
    await server.stop();
  }
}

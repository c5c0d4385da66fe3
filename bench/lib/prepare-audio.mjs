/**
 * Run by tsx: measures our analysis and preparation of a file against bare ffmpeg, both started from this process. Arguments: the
 * source and the number of rounds; the answer is JSON on standard output.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyse } from '../../apps/server/src/audio/analyse.ts';
import { prepare } from '../../apps/server/src/audio/renditions.ts';
import { findFfmpeg } from '../../apps/server/src/audio/tools.ts';
import { endedChildrenMs } from './cpu.mjs';

const [source, rounds] = process.argv.slice(2);
const home = mkdtempSync(join(tmpdir(), 'kantele-bench-prepare-'));
const ffmpeg = await findFfmpeg();

/** CPU milliseconds of this process and of the children it has waited for. */
async function cpuOf(work) {
  const dir = mkdtempSync(join(home, 'run-'));
  const before = process.cpuUsage();
  const childrenBefore = endedChildrenMs('self');
  await work(dir);
  const { user, system } = process.cpuUsage(before);
  rmSync(dir, { recursive: true, force: true });
  return { cpuMs: (user + system) / 1_000 + endedChildrenMs('self') - childrenBefore };
}

const encoders = {
  aac_256: ['-c:a', 'aac', '-b:a', '256k', '-aac_coder', 'fast', 'aac.mp4'],
  flac: ['-c:a', 'flac', '-strict', '-2', 'flac.mp4'],
};
const bare = (kind) => (dir) => {
  const outputs = ['-map', '0:a:0', '-threads', '1', ...encoders[kind]];
  execFileSync(ffmpeg.path, ['-nostdin', '-v', 'error', '-threads', '1', '-i', source, ...outputs], {
    cwd: dir,
  });
};
const ours = (kind) => (dir) => prepare(ffmpeg, source, { dir, kinds: [kind], lossless: true, tempDir: dir });

const works = {
  analysis: () => analyse(ffmpeg, source),
  aac: ours('aac_256'),
  bareAac: bare('aac_256'),
  flac: ours('flac'),
  bareFlac: bare('flac'),
};
const samples = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
for (let round = 0; round < Number(rounds); round++) {
  for (const [name, work] of Object.entries(works)) samples[name].push(await cpuOf(work));
}
rmSync(home, { recursive: true, force: true });
process.stdout.write(JSON.stringify(samples));

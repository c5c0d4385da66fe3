/**
 * Run by tsx: measures our preparation of a file against bare ffmpeg, both started from this process. Arguments: the
 * source and the number of rounds; the answer is JSON on standard output.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAudioTools } from '../../apps/server/src/audio/tools.ts';
import { endedChildrenMs } from './cpu.mjs';

const [source, rounds] = process.argv.slice(2);
const home = mkdtempSync(join(tmpdir(), 'kantele-bench-prepare-'));
const tools = await createAudioTools({ tempDir: join(home, 'tmp') });
const { path: ffmpeg } = tools.describe();

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
  opus_160: ['-c:a', 'libopus', '-b:a', '160k', 'opus.mp4'],
  aac_256: ['-c:a', 'aac', '-b:a', '256k', '-aac_coder', 'fast', 'aac.mp4'],
  aac_96: ['-c:a', 'aac', '-b:a', '96k', '-aac_coder', 'fast', 'aac-96.mp4'],
  flac: ['-c:a', 'flac', '-strict', '-2', 'flac.mp4'],
};
const bare = (kinds) => (dir) => {
  const outputs = kinds.flatMap((kind) => ['-map', '0:a:0', '-threads', '1', ...encoders[kind]]);
  execFileSync(ffmpeg, ['-nostdin', '-v', 'error', '-threads', '1', '-i', source, ...outputs], { cwd: dir });
};
const ours = (kinds) => (dir) => tools.prepare(source, { dir, kinds });

const works = {
  opus: ours(['opus_160']),
  bareOpus: bare(['opus_160']),
  // What the job of a lossless file makes; the fallback shares the packets of the AAC file.
  all: ours(['aac_256', 'aac_96', 'opus_160', 'fallback', 'flac']),
  bareAll: bare(['aac_256', 'aac_96', 'opus_160', 'flac']),
};
const samples = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
for (let round = 0; round < Number(rounds); round++) {
  for (const [name, work] of Object.entries(works)) samples[name].push(await cpuOf(work));
}
rmSync(home, { recursive: true, force: true });
process.stdout.write(JSON.stringify(samples));

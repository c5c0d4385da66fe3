import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { missingFfmpeg } from './lib/library.mjs';
import { benchDir, onCore, root, tempFolder } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { plan, ratioOf } from './lib/rounds.mjs';

export const ids = ['P15'];

const exec = promisify(execFile);
const goal = 1.15;
const analysis = 'analysis: CPU seconds per second of music ÷ 0.007';
const aac = 'AAC 256, loudness, peaks, proof of the result: CPU ÷ bare ffmpeg encode';
const flac = '… of the FLAC of what no browser decodes ÷ bare ffmpeg encode';
const seconds = 120;

/** What measuring costs, and what measuring and proving a rendition add to encoding it. */
export async function measure() {
  if (missingFfmpeg) return [notMeasured('P15', analysis, missingFfmpeg, 1)];
  const source = join(tempFolder('sound'), 'source.flac');
  // Chords that swell over noise: an encoder finds both tones and nothing to repeat.
  const tones = [220, 277.18, 329.63, 1_480].map((hz, index) => `${0.1 / (index + 1)}*sin(2*PI*${hz}*t)`);
  const sound = `aevalsrc=${tones.join('+')}:d=${seconds}:s=44100[a];anoisesrc=d=${seconds}:c=pink:r=44100:a=0.2:seed=3[b]`;
  const mix = `${sound};[a][b]amix=inputs=2,tremolo=f=0.4:d=0.6,aformat=channel_layouts=stereo`;
  execFileSync('ffmpeg', ['-v', 'error', '-filter_complex', mix, '-c:a', 'flac', source]);
  const script = join(benchDir, 'lib/prepare-audio.mjs');
  const rounds = String(Math.min(3, plan.rounds));
  const [program, args] = onCore(0, process.execPath, ['--import', 'tsx', script, source, rounds]);
  const { stdout } = await exec(program, args, { cwd: root });
  const samples = JSON.parse(stdout);
  const perSecond = samples.analysis.map(({ cpuMs }) => ({ perSecond: cpuMs / 1_000 / seconds }));
  const limit = perSecond.map(() => ({ perSecond: 0.007 }));
  return [
    row('P15', analysis, ratioOf(perSecond, limit, 'perSecond'), { goal: 1, unit: 's/s' }),
    row('P15', aac, ratioOf(samples.aac, samples.bareAac, 'cpuMs'), { goal, unit: 'ms' }),
    row('P15', flac, ratioOf(samples.flac, samples.bareFlac, 'cpuMs'), { goal, unit: 'ms' }),
  ];
}

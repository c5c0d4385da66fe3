import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { PROVE_CUTS = '1000', PROVE_SEED = '1' } = process.env;
/** Sounds that are cut in the middle of their waves: noise that swells, chords over noise, deep and pure tones. */
const sounds = [
  'anoisesrc=d=20:c=pink:r=44100:a=0.5:seed=7,tremolo=f=0.8:d=0.7',
  "aevalsrc='0.2*sin(2*PI*220*t)+0.1*sin(2*PI*277.18*t)+0.1*sin(2*PI*329.63*t)+0.05*(random(0)-0.5)':d=20:s=44100",
  "aevalsrc='0.8*sin(2*PI*87*t)|0.5*cos(2*PI*440*t)':d=20:s=44100",
];

/** No piece of music is refused by the proof of its renditions, wherever it was cut. */
export async function prove(check) {
  const { prepare } = await tsImport('../../apps/server/src/audio/renditions.ts', import.meta.url);
  const { findFfmpeg } = await tsImport('../../apps/server/src/audio/tools.ts', import.meta.url);
  const ffmpeg = await findFfmpeg();
  const home = mkdtempSync(join(tmpdir(), 'kantele-cuts-'));
  try {
    const files = sounds.map((sound, index) => {
      const file = join(home, `${index}.flac`);
      execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', sound, '-ac', '2', file]);
      return file;
    });
    const random = randomOf(Number(PROVE_SEED));
    const refused = [];
    for (let cut = 0; cut < Number(PROVE_CUTS); cut++) {
      const window = {
        delay: Math.floor(random() * 700_000),
        samples: 2_000 + Math.floor(random() * 120_000),
      };
      const dir = join(home, `cut-${cut}`);
      mkdirSync(dir);
      const options = { dir, kinds: ['aac_256', 'aac_96'], lossless: true, window, tempDir: home };
      const made = await prepare(ffmpeg, files[cut % files.length], options);
      for (const { kind, reason } of made.refused) refused.push(`${cut % files.length} ${kind} ${reason}`);
      rmSync(dir, { recursive: true });
    }
    const figure = `seed ${PROVE_SEED}, ${refused.length} refused${refused.map((line) => `; ${line}`).join('')}`;
    check(`none of ${PROVE_CUTS} random cuts of music is refused`, refused.length === 0, figure);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Numbers from 0 up to 1 by a seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { missingFfmpeg } from './lib/library.mjs';
import { dist, sleep, tempFolder } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { ratioOf } from './lib/rounds.mjs';
import { missingServer, startSite, withDatabase } from './lib/site.mjs';

export const ids = ['P26'];

const exec = promisify(execFile);
/** Indexes and covers beside files that browsers play: this part of the music at most. */
const share = 0.03;
const figure = `disk beside MP3, AAC, Vorbis, Opus and FLAC, all analysed ÷ ${share} of the music`;
const minutes = 4;
const encoders = {
  mp3: ['-c:a', 'libmp3lame', '-b:a', '192k'],
  m4a: ['-c:a', 'aac', '-b:a', '192k'],
  ogg: ['-c:a', 'libvorbis', '-q:a', '5'],
  opus: ['-c:a', 'libopus', '-b:a', '128k'],
  flac: ['-c:a', 'flac', '-sample_fmt', 's16'],
};

/** What a collection costs on the disk beside itself. */
export async function measure() {
  const reason = missingServer() ?? missingFfmpeg;
  if (reason) return [notMeasured('P26', figure, reason, 1)];
  const site = await startSite(4126, { env: { WORKER: 'true' } });
  try {
    const music = join(tempFolder('collection'), 'music');
    writeSongs(music);
    await importFolder(site, music);
    const sizes = { bytes: sizeOf(join(site.dataDir, 'files')) };
    const allowed = { bytes: sizeOf(music) * share };
    return [row('P26', figure, ratioOf([sizes], [allowed], 'bytes'), { goal: 1, unit: 'B' })];
  } finally {
    await site.stop();
  }
}

function writeSongs(folder) {
  for (const [ending, encoder] of Object.entries(encoders)) {
    const dir = join(folder, `Artist ${ending}`, 'Album');
    mkdirSync(dir, { recursive: true });
    const tone = '0.2*sin(2*PI*220*t)+0.1*sin(2*PI*660*t)*sin(2*PI*0.3*t)';
    const sound = `aevalsrc=${tone}:d=${minutes * 60}:s=44100[a];anoisesrc=d=${minutes * 60}:c=pink:r=44100:a=0.1[b]`;
    const mix = `${sound};[a][b]amix=inputs=2,aformat=channel_layouts=stereo`;
    const tags = ['-metadata', `title=Song in ${ending}`, '-metadata', `artist=Artist ${ending}`];
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-filter_complex',
      mix,
      ...tags,
      ...encoder,
      join(dir, `1.${ending}`),
    ]);
  }
}

/** Imports a folder and waits until everything is analysed. */
async function importFolder(site, folder) {
  await exec(process.execPath, [join(dist, 'import-folder.js'), folder], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: site.dataDir },
    maxBuffer: 1e8,
  });
  for (;;) {
    const { rows } = await withDatabase(site, (client) =>
      client.query(`select 1 from originals where analysis = 'waiting' limit 1`),
    );
    if (rows.length === 0) return;
    await sleep(500);
  }
}

function sizeOf(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name)).size;
  }
  return bytes;
}

/**
 * Run by tsx with a folder: writes two tracks that are one sound cut in two, in the renditions the product makes, by
 * the code the product makes them with, and `tracks.json` with their indexes. `floors` hold what each codec itself does to
 * the cut: the same files, decoded and joined by ffmpeg.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAudioTools } from '../../../server/src/audio/tools.ts';
import { clickOf } from './analysis.ts';
import { cutAt, tailOf, wav } from './signal.ts';

const [folder] = process.argv.slice(2);
const tools = await createAudioTools({ tempDir: join(folder, 'tmp') });
const ffmpeg = tools.describe().path;
const quiet = ['-nostdin', '-v', 'error', '-y'];
const tracks = [];
const floors = {};

for (const [rate, kinds] of [
  [44_100, ['aac_256', 'flac']],
  [48_000, ['opus_160']],
]) {
  const made = [];
  for (const [half, from, to] of [
    ['a', 0, cutAt[rate]],
    ['b', cutAt[rate], cutAt[rate] + tailOf(rate)],
  ]) {
    const dir = join(folder, `${rate}-${half}`);
    mkdirSync(dir);
    const source = `${dir}.wav`;
    writeFileSync(source, wav(rate, from, to));
    made.push({ dir, source, renditions: (await tools.prepare(source, { dir, kinds })).renditions });
  }
  for (const kind of kinds) {
    const both = made.map(({ dir, renditions }) => {
      const rendition = renditions.find((one) => one.kind === kind);
      return { ...rendition, path: join(dir, rendition.file) };
    });
    const pair = both.map((one) => addTrack(one, one.path));
    floors[kind] = { pair, rate, click: clickOf(joined(both), cutAt[rate], rate) };
  }
}
// The negative control: what ffmpeg makes when it is not told better.
const [first, second] = ['a', 'b'].map((half) => {
  const path = join(folder, `plain-${half}.mp4`);
  const fragments = ['-movflags', '+delay_moov+default_base_moof', '-frag_duration', '2000000'];
  const source = join(folder, `44100-${half}.wav`);
  execFileSync(ffmpeg, [...quiet, '-i', source, '-c:a', 'aac', '-b:a', '256k', ...fragments, path]);
  return addTrack(indexOfPlain(path, half === 'a' ? cutAt[44_100] : tailOf(44_100)), path);
});
floors.plain = { pair: [first, second], rate: 44_100, click: 0 };
writeFileSync(join(folder, 'tracks.json'), JSON.stringify({ tracks, floors }));

function addTrack(rendition, path) {
  const id = tracks.length + 1;
  const { kind, mime, codec, size, sample_rate, samples, delay, init_end, fragments } = rendition;
  const source = {
    kind,
    mime,
    codec,
    size,
    sample_rate,
    samples,
    delay,
    init_end,
    fragments,
    etag: `file-${id}`,
  };
  tracks.push({ id, path, source });
  return id;
}

/** One fragment for all of it: its edit list takes the delay away, so none is left to say. */
function indexOfPlain(path, samples) {
  const { size } = statSync(path);
  const initEnd = readFileSync(path).indexOf('moof', 0, 'latin1') - 4;
  const fragments = [{ start: initEnd, end: size, t: 0, d: samples }];
  const common = {
    kind: 'aac_256',
    mime: 'audio/mp4; codecs="mp4a.40.2"',
    codec: 'aac',
    sample_rate: 44_100,
  };
  return { ...common, size, samples, delay: 0, init_end: initEnd, fragments };
}

/** Left channel of the files one after the other, delay and padding cut off. */
function joined(files) {
  const parts = files.map(({ path, delay, samples, sample_rate: rate }) => {
    const args = ['-i', path, '-ac', '2', '-ar', String(rate), '-f', 'f32le', '-'];
    const raw = execFileSync(ffmpeg, [...quiet, ...args], { maxBuffer: 64e6 });
    const all = new Float32Array(raw.buffer, raw.byteOffset, raw.length / 4);
    return Float32Array.from({ length: samples }, (_, n) => all[(n + delay) * 2]);
  });
  return Float32Array.from([...parts[0], ...parts[1]]);
}

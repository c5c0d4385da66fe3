/**
 * Run by tsx with a folder: writes two tracks that are one sound cut in two, as files of every codec, and
 * `tracks.json` with what the product serves of them, by the code the product serves it with. `floors` hold what each
 * codec itself does to the cut: the same packets, decoded and joined by ffmpeg.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formsOf } from '../../../../packages/api/src/catalogue/streaming/forms.ts';
import { cutIndex, decodeIndex, encodeIndex } from '../../../server/src/audio/packets/index.ts';
import { createAudioTools } from '../../../server/src/audio/tools.ts';
import { clickOf } from './analysis.ts';
import { cutAt, tailOf, wav } from './signal.ts';

const [folder] = process.argv.slice(2);
const tools = await createAudioTools({ tempDir: join(folder, 'tmp') });
const ffmpeg = tools.describe().path;
const quiet = ['-nostdin', '-v', 'error', '-y'];
const tracks = [];
const floors = {};

/** Files as people have them: how they are encoded, and the forms their packets are served in. */
const originals = {
  flac: { rate: 44_100, file: 'flac', args: ['-c:a', 'flac'], kinds: ['original_mp4'] },
  aac: { rate: 44_100, file: 'm4a', args: ['-c:a', 'aac', '-b:a', '256k'], kinds: ['original_mp4'] },
  mp3: {
    rate: 44_100,
    file: 'mp3',
    args: ['-c:a', 'libmp3lame', '-b:a', '256k'],
    kinds: ['original_mpeg', 'original_mp4'],
  },
  vorbis: { rate: 44_100, file: 'ogg', args: ['-c:a', 'libvorbis', '-q:a', '7'], kinds: ['original_webm'] },
  opus: {
    rate: 48_000,
    file: 'opus',
    args: ['-c:a', 'libopus', '-b:a', '160k'],
    kinds: ['original_mp4', 'original_webm'],
  },
};

const halves = (rate) => [
  ['a', 0, cutAt[rate]],
  ['b', cutAt[rate], cutAt[rate] + tailOf(rate)],
];
for (const rate of [44_100, 48_000]) {
  writeFileSync(join(folder, `${rate}-whole.wav`), wav(rate, 0, cutAt[rate] + tailOf(rate)));
  for (const [half, from, to] of halves(rate))
    writeFileSync(join(folder, `${rate}-${half}.wav`), wav(rate, from, to));
}
for (const [codec, { rate, file, args, kinds }] of Object.entries(originals)) {
  const files = [];
  for (const [half] of halves(rate)) {
    const path = join(folder, `${codec}-${half}.${file}`);
    execFileSync(ffmpeg, [...quiet, '-i', join(folder, `${rate}-${half}.wav`), ...args, path]);
    files.push({ path, packets: await tools.indexPackets(path) });
  }
  // The same two tracks as parts of one file, where it is sent so.
  const whole = join(folder, `${codec}-whole.${file}`);
  execFileSync(ffmpeg, [...quiet, '-i', join(folder, `${rate}-whole.wav`), ...args, whole]);
  const index = decodeIndex((await tools.indexPackets(whole)).data);
  for (const kind of formsOf({ codec, channels: 2 }, true).filter((kind) => kinds.includes(kind))) {
    const parts = [];
    for (const [half, from, to] of halves(rate)) {
      const part = cutIndex(index, from, to);
      const packets = { data: encodeIndex(part), samples: part.samples, delay: part.delay };
      parts.push(await serve({ path: whole, packets }, codec, kind, half));
    }
    addPair(`${codec} ${kind}, parts of one file`, parts, rate);
  }
  for (const kind of kinds) {
    const served = [];
    for (const one of files) served.push(await serve(one, codec, kind));
    addPair(`${codec} ${kind}`, served, rate);
    // What a track that follows itself is to a decoder.
    if (codec === 'vorbis') addPair('vorbis, same headers', served.map(withSameHeaders), rate);
  }
}
// What is made: FLAC of what no browser decodes, AAC for lines that are dear.
for (const kind of ['flac', 'aac_256']) {
  const made = [];
  for (const [half] of halves(44_100)) {
    const dir = join(folder, `${kind}-${half}`);
    mkdirSync(dir);
    const { renditions } = await tools.prepare(join(folder, `44100-${half}.wav`), { dir, kinds: [kind] });
    made.push({ ...renditions[0], path: join(dir, renditions[0].file) });
  }
  addPair(kind, made, 44_100);
}
// The negative control: what ffmpeg makes when it is not told better.
const plain = halves(44_100).map(([half]) => {
  const path = join(folder, `plain-${half}.mp4`);
  const fragments = ['-movflags', '+delay_moov+default_base_moof', '-frag_duration', '2000000'];
  const source = join(folder, `44100-${half}.wav`);
  execFileSync(ffmpeg, [...quiet, '-i', source, '-c:a', 'aac', '-b:a', '256k', ...fragments, path]);
  return indexOfPlain(path, half === 'a' ? cutAt[44_100] : tailOf(44_100));
});
addPair('plain', plain, 44_100, 0);
writeFileSync(join(folder, 'tracks.json'), JSON.stringify({ tracks, floors }));

/** Writes out what would be computed while it is sent. */
async function serve({ path, packets }, codec, kind, part = '') {
  const form = tools.openRepackaged(packets.data, kind);
  const original = openSync(path, 'r');
  const readAt = async (target, position) => void readSync(original, target, 0, target.length, position);
  const bytes = Buffer.alloc(form.size);
  await form.read(readAt, bytes, 0);
  const served = `${path}${part}.${kind}`;
  writeFileSync(served, bytes);
  const { samples, delay } = packets;
  return { ...form, samples, delay, kind, codec, path: served };
}

function withSameHeaders(form) {
  const bytes = readFileSync(form.path);
  const vendor = bytes.indexOf('\x03vorbis', 0, 'latin1') + 7;
  bytes.fill('0', vendor + 4, vendor + 4 + bytes.readUInt32LE(vendor));
  writeFileSync(`${form.path}.same`, bytes);
  return { ...form, path: `${form.path}.same` };
}

function addPair(name, pair, rate, click = clickOf(joined(pair), cutAt[rate], rate)) {
  floors[name] = { pair: pair.map((one) => addTrack(one)), rate, click };
}

function addTrack({ path, ...rendition }) {
  const id = tracks.length + 1;
  const { kind, mime, codec, size, sample_rate, samples, delay, init_end, fragments } = rendition;
  const numbers = { size, sample_rate, samples, delay, init_end, fragments };
  tracks.push({ id, path, source: { kind, mime, codec, ...numbers, etag: `file-${id}` } });
  return id;
}

/** One fragment for all of it: its edit list takes the delay away, so none is left to say. */
function indexOfPlain(path, samples) {
  const { size } = statSync(path);
  const initEnd = readFileSync(path).indexOf('moof', 0, 'latin1') - 4;
  const fragments = [{ start: initEnd, end: size, t: 0, d: samples }];
  const type = { kind: 'original_mp4', mime: 'audio/mp4; codecs="mp4a.40.2"', codec: 'aac' };
  return { ...type, path, sample_rate: 44_100, size, samples, delay: 0, init_end: initEnd, fragments };
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

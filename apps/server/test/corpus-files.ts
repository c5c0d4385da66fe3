import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ffmpeg } from './fixtures.ts';

/** What a corpus file is expected to become. */
export interface Expected {
  title?: string;
  artist?: string;
  album?: string;
  album_artist?: string;
  number?: number | null;
  disc?: number;
  /** Forms of the file, as `tracks.renditions` has them. */
  forms?: string;
  /** Whether its length is known before it is analysed. */
  lengthAtImport?: boolean;
  damaged?: boolean;
  /** It is no track: the kind of its line in the report. */
  failure?: string;
}

/** A small odd file, made by script. */
export interface CorpusFile {
  path: string;
  /** ffmpeg arguments after the source; absent for files that are written by `bytes`. */
  encode?: string[];
  tags?: Record<string, string>;
  /** What is done to the made file. */
  change?: (bytes: Buffer) => Buffer;
  bytes?: () => Buffer;
  /** Seconds; and where in the wave it begins. */
  seconds?: number;
  expect: Expected;
}

const hole =
  (from: number, length: number) =>
  (bytes: Buffer): Buffer => {
    const at = Math.floor(bytes.length * from);
    bytes.fill(0x5a, at, at + length);
    return bytes;
  };

const mpeg = 'original original_mpeg original_mp4';
const mp4 = 'original original_mp4';
const webm = 'original original_webm';
const flac = 'original flac';

/** A DSF file of silence with a little ripple: 1 bit at 2.8 MHz, as its specification (Sony, 1.01) lays it out. */
function dsf(): Buffer {
  const [channels, blocks, blockBytes] = [2, 40, 4_096];
  const data = Buffer.alloc(channels * blocks * blockBytes, 0x69);
  const head = Buffer.alloc(92);
  head.write('DSD ', 0, 'latin1');
  head.writeBigUInt64LE(28n, 4);
  head.writeBigUInt64LE(BigInt(92 + data.length), 12);
  head.write('fmt ', 28, 'latin1');
  head.writeBigUInt64LE(52n, 32);
  for (const [at, value] of [
    [40, 1],
    [44, 0],
    [48, 2],
    [52, channels],
    [56, 2_822_400],
    [60, 1],
  ] as const)
    head.writeUInt32LE(value, at);
  head.writeBigUInt64LE(BigInt(blocks * blockBytes * 8), 64);
  head.writeUInt32LE(blockBytes, 72);
  head.write('data', 80, 'latin1');
  head.writeBigUInt64LE(BigInt(12 + data.length), 84);
  return Buffer.concat([head, data]);
}

/** Rows of what went wrong with real collections, as files. */
export const corpus: readonly CorpusFile[] = [
  // Numbers of zero, from names and folders.
  { path: 'Zero/00 - Intro.ogg', expect: { title: 'Intro', forms: webm, lengthAtImport: true } },
  { path: 'Zero/0-01 Start.ogg', expect: { forms: webm } },
  { path: 'Zero/CD 0/01 Nothing.mp3', expect: { title: 'Nothing', number: 1 } },
  {
    path: 'Zero/zero.mp3',
    tags: { title: 'Zero', track: '0', disc: '0', album: 'Zero tags', artist: 'Zed' },
    expect: { title: 'Zero', number: null, disc: 1, forms: mpeg },
  },
  // A compilation on a fresh database.
  ...['Ann', 'Ben'].map((artist, index) => ({
    path: `Compiled/${index + 1}.mp3`,
    tags: {
      title: `By ${artist}`,
      artist,
      album: 'Compiled',
      album_artist: 'Various Artists',
      track: `${index + 1}`,
    },
    expect: { artist, album: 'Compiled', album_artist: 'Various artists' },
  })),
  // Music that begins in the middle of a wave, cut without encoding it again.
  {
    path: 'Cuts/cut.ogg',
    seconds: 4,
    tags: { title: 'Cut Vorbis', artist: 'Cuts', album: 'Cuts' },
    expect: { forms: webm, lengthAtImport: true },
  },
  {
    path: 'Cuts/sine.wav',
    encode: ['-af', 'atrim=start_sample=37,asetpts=N/SR/TB', '-c:a', 'pcm_s16le'],
    expect: { forms: flac },
  },
  // Everything ffmpeg decodes.
  { path: 'Formats/a.wma', encode: ['-c:a', 'wmav2'], expect: { forms: flac } },
  { path: 'Formats/b.wv', encode: ['-c:a', 'wavpack'], expect: { forms: flac } },
  { path: 'Formats/c.tta', encode: ['-c:a', 'tta'], expect: { forms: flac } },
  { path: 'Formats/d.mka', encode: ['-c:a', 'libvorbis', '-f', 'matroska'], expect: {} },
  { path: 'Formats/e.webm', encode: ['-c:a', 'libopus', '-f', 'webm'], expect: {} },
  { path: 'Formats/f.m4b', encode: ['-c:a', 'aac', '-f', 'mp4'], expect: { forms: mp4 } },
  { path: 'Formats/g.aac', encode: ['-c:a', 'aac', '-f', 'adts'], expect: { forms: mp4 } },
  { path: 'Formats/h.au', encode: ['-c:a', 'pcm_s16be', '-f', 'au'], expect: { forms: flac } },
  { path: 'Formats/i.ac3', encode: ['-c:a', 'ac3'], expect: { forms: flac } },
  { path: 'Formats/j.dsf', bytes: dsf, expect: { forms: flac } },
  { path: 'Formats/k.m4a', encode: ['-c:a', 'alac'], expect: { forms: flac } },
  { path: 'Formats/l.aiff', encode: ['-c:a', 'pcm_s16be'], expect: { forms: flac } },
  { path: 'Formats/m.mp2', encode: ['-c:a', 'mp2'], expect: { forms: flac } },
  { path: 'Formats/n.oga', encode: ['-c:a', 'flac', '-f', 'ogg'], expect: { forms: mp4 } },
  { path: 'Formats/o.opus', encode: ['-c:a', 'libopus'], expect: { lengthAtImport: true } },
  {
    path: 'Formats/p.flac',
    encode: ['-af', 'pan=5.1|FL=c0|FR=c1|FC=c0|LFE=c1|BL=c0|BR=c1', '-c:a', 'flac'],
    expect: { forms: flac },
  },
  // Damage.
  {
    path: 'Damaged/holed.flac',
    encode: ['-c:a', 'flac'],
    seconds: 6,
    change: hole(0.5, 9_000),
    expect: { forms: mp4, damaged: true },
  },
  {
    path: 'Damaged/pierced.mp3',
    encode: ['-b:a', '128k'],
    seconds: 6,
    change: hole(0.5, 3_000),
    expect: { forms: mpeg, damaged: true },
  },
  {
    path: 'Damaged/short.m4a',
    encode: ['-c:a', 'aac', '-movflags', '+faststart'],
    seconds: 6,
    change: (bytes) => bytes.subarray(0, Math.floor(bytes.length * 0.7)),
    expect: { forms: mp4, damaged: true },
  },
  {
    path: 'Damaged/text.mp3',
    bytes: () => Buffer.from('words, no music'),
    expect: { failure: 'unsupported' },
  },
  { path: 'Damaged/empty.flac', bytes: () => Buffer.alloc(0), expect: { failure: 'empty' } },
  // One album in folders of its discs.
  ...['1', 'Disc 2 - Live'].map((folder, index) => ({
    path: `Discs/${folder}/01 Song.mp3`,
    tags: { title: `Song of ${index + 1}`, artist: 'Dee', album: 'Discs', track: '1', disc: `${index + 1}` },
    expect: { album: 'Discs', album_artist: 'Dee', disc: index + 1 },
  })),
  // Two issues of one album.
  ...['1985', '2010'].map((date) => ({
    path: `Issues/${date}/01 Same.mp3`,
    tags: { title: 'Same', artist: 'Ed', album: 'Issued', track: '1', date },
    expect: { album: 'Issued' },
  })),
  // Names.
  { path: 'Names/01-Dashed.mp3', expect: { title: 'Dashed' } },
  { path: 'Downloads/Queen - X.mp3', expect: { title: 'X', artist: 'Queen' } },
  {
    path: 'Names/duo.flac',
    encode: ['-c:a', 'flac'],
    tags: { title: 'Duo', artist: 'Ida; Jon', album: 'Names' },
    expect: { title: 'Duo', artist: 'Ida, Jon' },
  },
  {
    path: 'Names/acdc.mp3',
    tags: { title: 'Loud', artist: 'AC/DC', album: 'Names of one' },
    expect: { artist: 'AC/DC' },
  },
];

/** Writes the corpus below a folder; every file has another sound. */
export async function writeCorpus(folder: string): Promise<void> {
  for (const [index, file] of corpus.entries()) {
    const target = join(folder, file.path);
    mkdirSync(dirname(target), { recursive: true });
    if (file.bytes) {
      writeFileSync(target, file.bytes());
      continue;
    }
    const pitch = 200 + 17 * index;
    const wave = `0.3*sin(2*PI*${pitch}*t)|0.25*sin(2*PI*${pitch * 1.5}*t)+0.05*(random(0)-0.5)`;
    const source = ['-f', 'lavfi', '-i', `aevalsrc='${wave}':s=44100:d=${file.seconds ?? 2}`];
    const metadata = Object.entries(file.tags ?? {}).flatMap(([key, value]) => [
      '-metadata',
      `${key}=${value}`,
    ]);
    const untagged = file.tags ? [] : ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'];
    await ffmpeg(...source, ...metadata, ...untagged, ...(file.encode ?? []), `file:${target}`);
    if (file.change) await writeFile(target, file.change(await readFile(target)));
  }
  // The page that begins here has a first packet without the one before it.
  const cut = join(folder, 'Cuts/cut.ogg');
  const whole = join(folder, 'whole.ogg');
  await writeFile(whole, await readFile(cut));
  await ffmpeg('-ss', '1.3', '-i', whole, '-c', 'copy', cut);
  await rm(whole);
}

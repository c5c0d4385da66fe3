import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { has, tempFolder } from './processes.mjs';

/** Music folders for the import: a few encoded files, copied with tags of their own by the writers below. */

export const missingFfmpeg = has('ffmpeg') ? null : 'ffmpeg is not installed';

const seconds = 2;
const encoders = {
  flac: ['-c:a', 'flac', '-sample_fmt', 's16'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '128k', '-id3v2_version', '0', '-write_id3v1', '0'],
  opus: ['-c:a', 'libopus', '-b:a', '96k'],
};

let templates = null;

function templatesOf() {
  if (templates) return templates;
  const folder = tempFolder('templates');
  templates = {};
  for (const [ending, encoder] of Object.entries(encoders)) {
    const file = join(folder, `template.${ending}`);
    const sound = `anoisesrc=d=${seconds}:c=pink:r=48000:a=0.1:seed=1`;
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', sound, '-ac', '2', ...encoder, file]);
    templates[ending] = readFileSync(file);
  }
  return templates;
}

/**
 * Writes `count` files below `folder`: albums of ten tracks, a third each FLAC, MP3 and Opus. `offset` keeps the
 * tags of several folders apart.
 */
export function writeLibrary(folder, count, offset = 0) {
  const made = templatesOf();
  const endings = Object.keys(made);
  for (let index = 0; index < count; index++) {
    const number = offset + index;
    const album = Math.floor(number / 10);
    const ending = endings[album % endings.length];
    const dir = join(folder, `Artist ${album % 200}`, `Album ${album}`);
    if (index % 10 === 0 || number % 10 === 0) mkdirSync(dir, { recursive: true });
    const tags = {
      TITLE: `A Song Called ${number}`,
      ARTIST: `Artist ${album % 200}`,
      ALBUMARTIST: `Artist ${album % 200}`,
      ALBUM: `Album ${album}`,
      DATE: String(1970 + (album % 50)),
      TRACKNUMBER: String((number % 10) + 1),
      DISCNUMBER: '1',
      GENRE: `Genre ${album % 12}`,
    };
    const name = `${String((number % 10) + 1).padStart(2, '0')} ${tags.TITLE}.${ending}`;
    writeFileSync(join(dir, name), writers[ending](made[ending], tags));
  }
}

const writers = { flac: tagFlac, mp3: tagMp3, opus: tagOpus };

/** Vorbis comments, as FLAC and Opus hold them. */
function comments(tags) {
  const field = (text) => {
    const body = Buffer.from(text);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(body.length);
    return Buffer.concat([length, body]);
  };
  const entries = Object.entries(tags).map(([name, value]) => field(`${name}=${value}`));
  const count = Buffer.alloc(4);
  count.writeUInt32LE(entries.length);
  return Buffer.concat([field('kantele bench'), count, ...entries]);
}

/** Keeps STREAMINFO (block 0) and the frames; everything between becomes one comment block. */
function tagFlac(file, tags) {
  let position = 4;
  for (let isLast = false; !isLast; ) {
    isLast = (file[position] & 0x80) !== 0;
    position += 4 + file.readUIntBE(position + 1, 3);
  }
  const info = Buffer.from(file.subarray(4, 4 + 4 + 34));
  info[0] = 0;
  const body = comments(tags);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  head[0] = 0x80 | 4;
  return Buffer.concat([file.subarray(0, 4), info, head, body, file.subarray(position)]);
}

const frames = {
  TITLE: 'TIT2',
  ARTIST: 'TPE1',
  ALBUMARTIST: 'TPE2',
  ALBUM: 'TALB',
  DATE: 'TDRC',
  TRACKNUMBER: 'TRCK',
  DISCNUMBER: 'TPOS',
  GENRE: 'TCON',
};

const synchsafe = (size) => [(size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127];

/** An ID3v2.4 tag in front. */
function tagMp3(file, tags) {
  const parts = Object.entries(tags).map(([name, value]) => {
    const body = Buffer.concat([Buffer.from([3]), Buffer.from(value)]);
    return Buffer.concat([Buffer.from(frames[name]), Buffer.from([...synchsafe(body.length), 0, 0]), body]);
  });
  const data = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, ...synchsafe(data.length)]), data, file]);
}

/** The second Ogg page of an Opus file is its comment packet, whole. */
function tagOpus(file, tags) {
  const first = pageEnd(file, 0);
  const second = pageEnd(file, first);
  const packet = Buffer.concat([Buffer.from('OpusTags'), comments(tags)]);
  const lacing = [...new Array(Math.floor(packet.length / 255)).fill(255), packet.length % 255];
  const head = Buffer.from(file.subarray(first, first + 27));
  head[26] = lacing.length;
  head.writeUInt32LE(0, 22);
  const page = Buffer.concat([head, Buffer.from(lacing), packet]);
  page.writeUInt32LE(oggChecksum(page), 22);
  return Buffer.concat([file.subarray(0, first), page, file.subarray(second)]);
}

function pageEnd(file, start) {
  const segments = file[start + 26];
  let end = start + 27 + segments;
  for (let index = 0; index < segments; index++) end += file[start + 27 + index];
  return end;
}

const table = Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit++) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

function oggChecksum(bytes) {
  let sum = 0;
  for (const byte of bytes) sum = ((sum << 8) ^ table[((sum >>> 24) ^ byte) & 255]) >>> 0;
  return sum;
}

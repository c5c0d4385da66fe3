import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { find } from '../fmp4.ts';
import { id3, noise, openWorkshop, textBody, type Workshop } from '../testing.ts';
import { box, fullBox, u32 } from './box-writer.ts';
import { crc32 } from './crc.ts';
import { indexPackets } from './index-packets.ts';
import { decode, firstDifference, indexOf, run, soundOf, writeVirtual } from './testing.ts';

/** What files declare about their sound: where it begins, how long it is, and that a retag changes nothing. */

let shop: Workshop;
const samples = 120_003;
const iTunes = ' 00000000 00000840 000000E3 000000000001D380 00000000 00000000 00000000 00000000';
const iTunesNumbers = { delay: 0x840, samples: 0x1d380 };

beforeAll(async () => {
  shop = await openWorkshop();
  await shop.make('source.wav', ...noise(3), '-af', `atrim=end_sample=${samples}`);
  const source = shop.path('source.wav');
  await shop.make('a.m4a', '-i', source, '-c:a', 'aac');
  await shop.make('a.flac', '-i', source);
  await shop.make('a.ogg', '-i', source, '-c:a', 'libvorbis');
  await run('lame', '--quiet', source, shop.path('a.mp3'));
  await run('lame', '--quiet', '-t', source, shop.path('plain.mp3'));
  await run('opusenc', '--quiet', source, shop.path('a.opus'));
});
afterAll(() => shop.close());

const write = async (name: string, data: Buffer): Promise<string> => {
  await writeFile(shop.path(name), data);
  return shop.path(name);
};

/** The file with iTunSMPB in its `moov`, which stands at the end. */
function withITunes(data: Buffer): Buffer {
  const [moov] = find(data, ['moov']);
  if (!moov || moov.end !== data.length) throw new Error('moov is not at the end');
  const inner = Buffer.from(data.subarray(moov.body));
  const old = inner.indexOf('udta');
  if (old >= 0) inner.write('free', old, 'latin1');
  const item = box(
    '----',
    fullBox('mean', 0, 0, Buffer.from('com.apple.iTunes')),
    fullBox('name', 0, 0, Buffer.from('iTunSMPB')),
    box('data', u32(1, 0), Buffer.from(iTunes)),
  );
  const udta = box('udta', fullBox('meta', 0, 0, box('ilst', item)));
  return Buffer.concat([data.subarray(0, moov.start), box('moov', inner, udta)]);
}

/** The Ogg file with all its positions moved, and right checksums. */
function movedGranules(data: Buffer, by: number): Buffer {
  const copy = Buffer.from(data);
  for (let at = copy.indexOf('OggS'); at >= 0; at = copy.indexOf('OggS', at + 27)) {
    const lacing = copy.subarray(at + 27, at + 27 + copy.readUInt8(at + 26));
    const end = at + 27 + lacing.length + lacing.reduce((sum, value) => sum + value, 0);
    const granule = copy.readBigInt64LE(at + 6);
    if (granule > 0) copy.writeBigInt64LE(granule + BigInt(by), at + 6);
    copy.writeUInt32LE(0, at + 22);
    copy.writeUInt32LE(crc32(copy, at, end), at + 22);
  }
  return copy;
}

describe('MP4', () => {
  it('believes iTunSMPB before the edit list', async () => {
    const path = await write('itunes.m4a', withITunes(await readFile(shop.path('a.m4a'))));
    expect(await indexOf(path)).toMatchObject(iTunesNumbers);
  });

  it.each([
    { start: 2112, length: 2_000, expected: { delay: 2112, samples: 88_200 } },
    { start: 0, length: 0, expected: { delay: 0, samples: samples + 1024 } },
    // 2,721 ms is 120,003 samples rounded to milliseconds.
    { start: 1024, length: 2_721, expected: { delay: 1024, samples } },
  ])('reads an edit list: $start, $length ms', async ({ start, length, expected }) => {
    const data = await readFile(shop.path('a.m4a'));
    const at = data.indexOf('elst') + 12;
    data.writeUInt32BE(length, at);
    data.writeInt32BE(start, at + 4);
    expect(await indexOf(await write('edit.m4a', data))).toMatchObject(expected);
  });

  it('leaves codecs alone that browsers do not decode', async () => {
    const alac = await shop.make('alac.m4a', '-i', shop.path('source.wav'), '-c:a', 'alac');
    expect(await indexPackets(alac)).toBeNull();
    const low = await shop.make('low.m4a', '-i', shop.path('source.wav'), '-ar', '22050', '-c:a', 'aac');
    // ffmpeg states that there is no SBR, so 22.05 kHz is what it says.
    expect(await indexOf(low)).toMatchObject({ rate: 22_050 });
    const data = await readFile(low);
    const extension = data.indexOf('56e500', 'hex');
    data.fill(0, extension, extension + 3);
    expect(await indexPackets(await write('maybe-sbr.m4a', data))).toBeNull();
  });
});

describe('MP3', () => {
  const comment = (text: string): Buffer => id3([['COMM', textBody(`eng\u0000${text}`, 0)]], 3);

  it('reads iTunSMPB from a comment when there is no LAME tag', async () => {
    const tag = comment(`iTunSMPB\u0000 00000000 00000210 00000A2C 000000000001D4C3`);
    const plain = await readFile(shop.path('plain.mp3'));
    const index = await indexOf(await write('itunes.mp3', Buffer.concat([tag, plain])));
    expect(index).toMatchObject({ delay: 0x210 + 529, samples });
    const lame = await readFile(shop.path('a.mp3'));
    expect(await indexOf(await write('both.mp3', Buffer.concat([tag, lame])))).toMatchObject({
      delay: 1105,
      samples,
    });
  });

  it('leaves out tags and junk around the frames', async () => {
    const data = await readFile(shop.path('a.mp3'));
    const whole = await indexOf(shop.path('a.mp3'));
    const id3v1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 0x20)]);
    const ape = Buffer.alloc(64);
    ape.write('APETAGEX', 0, 'latin1');
    ape.write('APETAGEX', 32, 'latin1');
    ape.writeUInt32LE(32, 32 + 12);
    ape.writeUInt32LE(0x8000_0000, 32 + 20);
    const lyrics = Buffer.from('LYRICSBEGININD0000200000021LYRICS200');
    const parts = [comment('one'), comment('two'), Buffer.alloc(700), data, lyrics, ape, id3v1];
    const index = await indexOf(await write('tags.mp3', Buffer.concat(parts)));
    expect(index).toMatchObject({ packetHash: whole.packetHash, samples, damage: null });
  });

  it('finds its way again behind damage, and says so', async () => {
    const data = await readFile(shop.path('a.mp3'));
    data.fill(0, 10_000, 12_000);
    const index = await indexOf(await write('hole.mp3', data));
    const whole = await indexOf(shop.path('a.mp3'));
    expect(index.damage).toMatch(/bytes in 1 places/);
    expect(whole.sizes.length - index.sizes.length).toBeLessThan(8);
    const cut = data.subarray(0, 30_000);
    expect((await indexOf(await write('cut.mp3', cut))).damage).toMatch(/the last frame is incomplete/);
  });
});

describe('Ogg', () => {
  it('cuts the beginning of Vorbis that its first page counts as negative', async () => {
    const path = await write('begin.ogg', movedGranules(await readFile(shop.path('a.ogg')), -448));
    const index = await indexOf(path);
    expect(index).toMatchObject({ delay: 448, samples: samples - 448 });
    const ours = soundOf(await decode(await writeVirtual(path, index, 'webm'), { raw: true }), index);
    expect(firstDifference(ours, (await decode(shop.path('a.ogg'))).subarray(448 * 4))).toBeNull();
    // libvorbis leaves as many samples out, though where the first page ends.
    await run('oggdec', '-Q', path, '-o', `${path}.wav`);
    expect((await readFile(`${path}.wav`)).length - 44).toBe(ours.length);
  });

  it('takes a stream cut out of a longer one from its first packet', async () => {
    for (const name of ['a.ogg', 'a.opus']) {
      const whole = await indexOf(shop.path(name));
      const path = await write(`late-${name}`, movedGranules(await readFile(shop.path(name)), 1_000_000));
      expect(await indexOf(path)).toMatchObject({ delay: whole.delay, samples: whole.samples });
    }
  });

  it('takes the first of several streams at once, and refuses several in a row', async () => {
    const source = shop.path('source.wav');
    const maps = ['-map', '0:a', '-map', '1:a', '-c:a:0', 'libvorbis', '-c:a:1', 'flac'];
    const both = await shop.make('both.ogg', '-i', source, '-i', source, ...maps);
    const index = await indexOf(both);
    expect(index).toMatchObject({ codec: 'vorbis', samples, damage: null });
    expect(index.packetHash).toBe((await indexOf(shop.path('a.ogg'))).packetHash);
    const [one, other] = [await readFile(shop.path('a.ogg')), await readFile(shop.path('a.opus'))];
    expect(await indexPackets(await write('chain.ogg', Buffer.concat([one, other])))).toBeNull();
  });

  it('plays on behind a lost page', async () => {
    const data = await readFile(shop.path('a.ogg'));
    const at = data.indexOf('OggS', data.length >> 1);
    data.fill(0, at + 100, at + 200);
    const index = await indexOf(await write('hole.ogg', data));
    expect(index.damage).toMatch(/belong to no intact page/);
    const pcm = await decode(await writeVirtual(shop.path('hole.ogg'), index, 'webm'), { raw: true });
    expect(soundOf(pcm, index).length).toBe(index.samples * 4);
  });
});

describe('FLAC', () => {
  it('leaves damaged frames out and keeps the others', async () => {
    const data = await readFile(shop.path('a.flac'));
    data.fill(0x55, data.length >> 1, (data.length >> 1) + 50);
    const index = await indexOf(await write('hole.flac', data));
    const whole = await indexOf(shop.path('a.flac'));
    expect(whole.sizes.length - index.sizes.length).toBe(1);
    expect(index.damage).toMatch(/damaged and left out/);
    const pcm = await decode(await writeVirtual(shop.path('hole.flac'), index, 'mp4'), { raw: true });
    expect(pcm.length).toBe(index.samples * 4);
  });

  it('tolerates tags around the file', async () => {
    const data = await readFile(shop.path('a.flac'));
    const whole = await indexOf(shop.path('a.flac'));
    const id3v1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);
    const tagged = Buffer.concat([id3([['TIT2', textBody('Title')]]), data, id3v1]);
    const index = await indexOf(await write('tagged.flac', tagged));
    expect(index).toMatchObject({ packetHash: whole.packetHash, samples, damage: null });
    const path = await writeVirtual(shop.path('tagged.flac'), index, 'mp4');
    expect(firstDifference(await decode(path), await decode(shop.path('a.flac')))).toBeNull();
  });
});

it.each(['a.mp3', 'a.m4a', 'a.flac', 'a.ogg', 'a.opus'])(
  'keeps the hash of %s through a retag',
  async (name) => {
    const extension = name.slice(1);
    const before = await indexOf(shop.path(name));
    const title = ['-metadata', `title=${'A long title. '.repeat(300)}`, '-c', 'copy'];
    const moved = extension === '.m4a' ? ['-movflags', '+faststart'] : [];
    const path = await shop.make(`retag${extension}`, '-i', shop.path(name), ...title, ...moved);
    const after = await indexOf(path);
    expect(after.packetHash).toBe(before.packetHash);
    expect(after.sizes).toEqual(before.sizes);
    await copyFile(path, shop.path(`moved${extension}`));
    expect((await indexOf(shop.path(`moved${extension}`))).packetHash).toBe(before.packetHash);
  },
);

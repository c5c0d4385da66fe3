import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AudioFileError } from '@kantele/api/audio-tools';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkshop } from '../testing.ts';
import { stripPicture } from './strip-picture.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kantele-strip-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** The picture without; null when it stays as it is. */
async function strip(bytes: Uint8Array, mime: string): Promise<Buffer | null> {
  const path = join(dir, 'picture');
  await writeFile(path, bytes);
  const stripped = await stripPicture(path, mime, dir);
  expect((await readFile(path)).equals(Buffer.from(bytes))).toBe(true);
  if (stripped === null) return null;
  const result = await readFile(stripped);
  await rm(stripped);
  return result;
}

const maker = 'Secret Camera Works';
const place = 'XMP of a secret place';
const exif = {
  IFD0: { Make: maker, Artist: 'A Person', Copyright: 'Their Words' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E' },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${place}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const secrets = [maker, 'A Person', 'Their Words', place];

/** Colours that no two rows and columns share. */
function colours(width = 64, height = 48): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 7 + Math.floor(at / width)) % 256;
  return sharp(data, { raw: { width, height, channels: 3 } });
}
const told = (picture: Sharp) => picture.withExif(exif).withXmp(xmp).withIccProfile('p3');
const turned = (picture: Sharp, orientation: number) =>
  picture.withExif(exif).withXmp(xmp).withMetadata({ orientation });

const pixels = (bytes: Uint8Array) => sharp(bytes, { animated: true }).raw().toBuffer();

/** What a picture tells of the secrets, in clear or packed. */
async function toldBy(bytes: Uint8Array): Promise<string[]> {
  const { xmp: packed = Buffer.alloc(0) } = await sharp(bytes).metadata();
  return secrets.filter((secret) => Buffer.concat([bytes, packed]).includes(secret));
}

/** Nothing of what was told is left, and it looks as it did. */
async function expectStripped(before: Uint8Array, mime: string): Promise<Buffer> {
  expect(await toldBy(before)).toEqual(secrets);
  const after = await strip(before, mime);
  if (after === null) throw new Error('Nothing was taken out.');
  expect(await toldBy(after)).toEqual([]);
  expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  const [old, now] = [await sharp(before).metadata(), await sharp(after).metadata()];
  expect([now.orientation ?? 1, now.icc]).toEqual([old.orientation ?? 1, old.icc]);
  expect([now.pages, now.delay, now.loop, now.density]).toEqual([
    ...[old.pages, old.delay, old.loop],
    now.density,
  ]);
  // Once is enough: a picture that was stripped is left alone.
  expect(await strip(after, mime)).toBeNull();
  return after;
}

const formats: [mime: string, (picture: Sharp) => Sharp][] = [
  ['image/jpeg', (picture) => picture.jpeg({ quality: 90 })],
  ['image/jpeg', (picture) => picture.jpeg({ progressive: true })],
  ['image/png', (picture) => picture.png()],
  ['image/png', (picture) => picture.png({ palette: true, progressive: true })],
  ['image/webp', (picture) => picture.webp()],
  ['image/webp', (picture) => picture.webp({ lossless: true })],
  ['image/avif', (picture) => picture.avif({ effort: 0 })],
];

describe.each(formats)('a picture (%s) %#', (mime, coded) => {
  it('says no more who made it, where and with what, and looks the same', async () => {
    await expectStripped(await told(coded(colours())).toBuffer(), mime);
  });

  it('that says nothing stays as it is, byte for byte', async () => {
    expect(await strip(await coded(colours()).toBuffer(), mime)).toBeNull();
  });

  it('without pixels is refused', async () => {
    const head = (await coded(colours()).toBuffer()).subarray(0, 18);
    await expect(strip(head, mime)).rejects.toMatchObject({ reason: 'broken' });
  });

  it('that was cut off keeps the rest of its pixels and says nothing', async () => {
    const before = await told(coded(colours(400, 300))).toBuffer();
    const cut = before.subarray(0, before.length - 20);
    const after = await strip(cut, mime);
    expect(secrets.filter((secret) => after?.includes(secret))).toEqual([]);
    expect(await strip(after ?? cut, mime)).toBeNull();
  });

  it('that is damaged is stripped or refused, and nothing else', async () => {
    const whole = await told(coded(colours())).toBuffer();
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(whole.length), async (bytes, length) => {
        const damaged = Buffer.from(whole.subarray(0, Math.max(12, length)));
        for (const [at, value] of bytes) if (at >= 12 && at < damaged.length) damaged[at] = value;
        const after = await strip(damaged, mime).catch((error: unknown) => {
          if (error instanceof AudioFileError && error.reason === 'broken') return null;
          throw error;
        });
        if (after) expect(after.length).toBeLessThanOrEqual(damaged.length);
      }),
      { numRuns: 100 },
    );
    expect((await readdir(dir)).filter((name) => name !== 'picture')).toEqual([]);
  });
});

// An AVIF says it beside its Exif data.
const saysInExif = formats.filter(([mime]) => mime !== 'image/avif');
it.each(saysInExif)('a picture (%s) is as upright as it was %#', async (mime, coded) => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const after = await expectStripped(await turned(coded(colours()), orientation).toBuffer(), mime);
    expect((await sharp(after).metadata()).orientation ?? 1).toBe(orientation);
  }
});

/** A segment of a JPEG. */
const segment = (code: number, content: string) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
};
const jpeg = () => colours().jpeg().toBuffer();

describe('a JPEG', () => {
  it('with restarts in its data, as cameras write them, keeps its pixels', async () => {
    const shop = await openWorkshop();
    try {
      const slices = ['-c:v', 'mjpeg', '-slices', '4', '-threads', '4', '-thread_type', 'slice'];
      const path = await shop.make(
        'restarts.jpg',
        '-f',
        'lavfi',
        '-i',
        'testsrc=s=256x256',
        '-frames:v',
        '1',
        ...slices,
      );
      const whole = await readFile(path);
      expect(whole.includes(Buffer.from([0xff, 0xd3]))).toBe(true);
      const before = Buffer.concat([whole.subarray(0, 2), segment(0xfe, secrets.join()), whole.subarray(2)]);
      await expectStripped(before, 'image/jpeg');
    } finally {
      await shop.close();
    }
  });

  it('loses comments, the data of other programs, and what follows its end', async () => {
    const whole = await jpeg();
    const before = Buffer.concat([
      ...[
        whole.subarray(0, 2),
        segment(0xe1, 'Exif\0\0nothing anybody reads'),
        segment(0xfe, secrets.join()),
      ],
      ...[segment(0xed, 'Photoshop 3.0\0secret'), segment(0xe2, 'MPF\0secret'), segment(0xeb, 'JP secret')],
      ...[Buffer.from('secret'), whole.subarray(2), whole, Buffer.from('ftypmp42 secret')],
    ]);
    expect((await strip(before, 'image/jpeg'))?.equals(whole)).toBe(true);
  });

  it('loses the small picture beside it, and keeps its density', async () => {
    const plain = await jpeg();
    const withJfif = (text: string) =>
      Buffer.concat([
        plain.subarray(0, 2),
        segment(0xe0, `JFIF\0\x01\x02\x01\x01\x2c\x01\x2c${text}`),
        plain.subarray(2),
      ]);
    const after = await strip(withJfif('\x02\x02secret pixels'), 'image/jpeg');
    expect(after?.equals(withJfif('\0\0'))).toBe(true);
    expect((await sharp(after ?? plain).metadata()).density).toBe(300);
  });

  it('of two directions keeps the first', async () => {
    const [one, two] = [
      await turned(colours().jpeg(), 6).toBuffer(),
      await turned(colours().jpeg(), 3).toBuffer(),
    ];
    const from = two.indexOf('Exif') - 4;
    const second = two.subarray(from, from + 2 + two.readUInt16BE(from + 2));
    const at = one.indexOf(Buffer.from([0xff, 0xdb]));
    const after = await expectStripped(
      Buffer.concat([one.subarray(0, at), second, one.subarray(at)]),
      'image/jpeg',
    );
    expect((await sharp(after).metadata()).orientation).toBe(6);
    expect(after.indexOf('Exif')).toBe(after.lastIndexOf('Exif'));
  });
});

it('a WebP announces what stays, and nothing else', async () => {
  const flagsOf = async (picture: Sharp) => {
    const after = await expectStripped(await picture.webp().toBuffer(), 'image/webp');
    expect(after.toString('latin1', 12, 16)).toBe('VP8X');
    return (after[20] ?? 0) & 0x0c;
  };
  expect(await flagsOf(told(colours()))).toBe(0);
  expect(await flagsOf(turned(colours(), 6))).toBe(0x08);
});

it('a PNG loses what follows its end, its texts, and chunks of other programs', async () => {
  const whole = await colours().png().toBuffer();
  const text = await colours().png().withExif(exif).withXmp(xmp).toBuffer();
  const after = await strip(Buffer.concat([text, Buffer.from(secrets.join())]), 'image/png');
  expect(after?.equals(whole)).toBe(true);
});

const frames = () =>
  sharp(Buffer.concat([Buffer.alloc(32 * 32 * 3, 200), Buffer.alloc(32 * 32 * 3, 20)]), {
    raw: { width: 32, height: 64, channels: 3, pageHeight: 32 },
  });

describe('an animation', () => {
  it('(WebP) keeps its frames, their times and how often it repeats', async () => {
    await expectStripped(
      await told(frames().webp({ delay: [70, 90], loop: 3, lossless: true })).toBuffer(),
      'image/webp',
    );
  });

  it('(GIF) keeps its frames, their times and how often it repeats', async () => {
    const whole = await frames()
      .gif({ delay: [70, 90], loop: 3 })
      .toBuffer();
    expect(await strip(whole, 'image/gif')).toBeNull();
    const blocks = (text: string) => Buffer.from(`${String.fromCharCode(text.length)}${text}\0`, 'latin1');
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), blocks(secrets.join())]);
    const program = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), blocks(place)]);
    const first = 13 + 3 * 2 ** (((whole[10] ?? 0) & 7) + 1);
    const before = Buffer.concat([
      ...[whole.subarray(0, first), comment, program, whole.subarray(first), Buffer.from('after the end')],
    ]);
    expect((await expectStripped(before, 'image/gif')).equals(whole)).toBe(true);
  });

  it('(GIF) that ends early or is none is cut or refused', async () => {
    const whole = await frames().gif().toBuffer();
    for (let length = 0; length < whole.length; length += 7) {
      const cut = whole.subarray(0, length);
      const after = await strip(cut, 'image/gif').catch((error: unknown) => {
        expect(error).toMatchObject({ reason: 'broken' });
        return null;
      });
      expect(after).toBeNull();
    }
    const first = 13 + 3 * 2 ** (((whole[10] ?? 0) & 7) + 1);
    const empty = Buffer.concat([whole.subarray(0, first), whole.subarray(-1)]);
    await expect(strip(empty, 'image/gif')).rejects.toMatchObject({ reason: 'broken' });
    const odd = Buffer.concat([whole.subarray(0, -1), Buffer.from('ab')]);
    await expect(strip(odd, 'image/gif')).rejects.toMatchObject({ reason: 'broken' });
  });
});

describe('an AVIF', () => {
  it('loses boxes of other programs, and nothing in it moves', async () => {
    const whole = await told(colours().avif({ effort: 0 })).toBuffer();
    const box = Buffer.concat([Buffer.alloc(4), Buffer.from(`uuid${'0'.repeat(16)}${secrets.join()}`)]);
    box.writeUInt32BE(box.length);
    const after = await expectStripped(Buffer.concat([whole, box]), 'image/avif');
    expect(after.length).toBe(whole.length + box.length);
  });
});

it('a picture that is cut into millions of pieces is refused', async () => {
  const chunk = (type: string) => Buffer.concat([Buffer.alloc(4), Buffer.from(type), Buffer.alloc(4)]);
  const pair = Buffer.concat([chunk('IDAT'), chunk('tEXt')]);
  const head = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const bytes = Buffer.concat([head, Buffer.alloc(pair.length * 60_000, pair)]);
  await expect(strip(bytes, 'image/png')).rejects.toMatchObject({ reason: 'broken' });
});

it('what is no picture is left alone', async () => {
  expect(await strip(Buffer.from('fLaC and more'), 'audio/flac')).toBeNull();
});

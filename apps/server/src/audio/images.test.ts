import { deflateSync } from 'node:zlib';
import { imageSizes } from '@kantele/api/audio-tools';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dominantColor, toOklab } from './image-color.ts';
import { prepareImage } from './images.ts';

const plain = (width: number, height: number, color: string) =>
  sharp({ create: { width, height, channels: 3, background: color } });

/** A PNG whose header promises any size; the pixels are zeros and pack into little. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeInt32BE(crc(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  const magic = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc(data: Buffer): number {
  let value = -1;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value;
}

describe('preparing a picture', () => {
  it('makes both types of every size and never enlarges', async () => {
    const image = await prepareImage(await plain(500, 250, '#3366aa').jpeg().toBuffer());
    expect([image.width, image.height]).toEqual([500, 250]);
    expect(image.files.map(({ size, type }) => `${size}.${type}`)).toEqual(
      imageSizes.flatMap((size) => [`${size}.webp`, `${size}.avif`]),
    );
    for (const { size, type, data } of image.files) {
      const { width, height, format } = await sharp(data).metadata();
      expect(format).toBe(type === 'webp' ? 'webp' : 'heif');
      expect([width, height]).toEqual([Math.min(size, 500), Math.min(size, 500) / 2]);
    }
  });

  it('turns the picture upright and drops its metadata', async () => {
    const source = await plain(300, 100, '#225522').withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const image = await prepareImage(source);
    expect([image.width, image.height]).toEqual([100, 300]);
    const large = image.files.find(({ size, type }) => size === 1200 && type === 'webp');
    const metadata = await sharp(large?.data).metadata();
    expect([metadata.width, metadata.height]).toEqual([100, 300]);
    expect([metadata.exif, metadata.orientation, metadata.icc]).toEqual([undefined, undefined, undefined]);
  });

  it('takes the first frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(32 * 32 * 3, 200), Buffer.alloc(32 * 32 * 3, 20)]);
    const gif = await sharp(frames, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } })
      .gif()
      .toBuffer();
    const image = await prepareImage(gif);
    expect([image.width, image.height]).toEqual([32, 32]);
  });

  it('reads PNG with transparency, WebP and AVIF', async () => {
    const base = sharp({ create: { width: 90, height: 90, channels: 4, background: '#c0408080' } });
    for (const data of [
      await base.png().toBuffer(),
      await base.webp().toBuffer(),
      await base.avif().toBuffer(),
    ]) {
      expect((await prepareImage(data)).width).toBe(90);
    }
  });

  it('has the same hash for the same bytes and a short ThumbHash', async () => {
    const source = await plain(80, 80, '#aa3344').png().toBuffer();
    const [one, two] = [await prepareImage(source), await prepareImage(source)];
    expect(one.hash).toBe(two.hash);
    expect(one.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(Buffer.from(one.thumbhash, 'base64').length).toBeLessThan(40);
  });

  it('refuses anything that is no accepted picture, whatever it is called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    const page = '<!doctype html><title>cover.jpg</title>';
    const tiff = await plain(9, 9, '#fff').tiff().toBuffer();
    for (const data of [Buffer.from(svg), Buffer.from(page), tiff, Buffer.alloc(0)]) {
      await expect(prepareImage(data)).rejects.toMatchObject({
        name: 'AudioFileError',
        reason: 'unsupported',
      });
    }
    const text = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(page)]);
    await expect(prepareImage(text)).rejects.toMatchObject({ reason: 'broken' });
  });

  it('refuses a picture of 30,000 × 30,000 pixels before decoding it', async () => {
    const bomb = pngBomb(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    await expect(prepareImage(bomb)).rejects.toMatchObject({ reason: 'unsupported' });
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it('refuses a picture that breaks off', async () => {
    const noise = Buffer.from(Uint8Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    await expect(prepareImage(whole.subarray(0, whole.length / 3))).rejects.toMatchObject({
      reason: 'broken',
    });
  });
});

describe('the dominant colour', () => {
  const pixels = (...parts: [count: number, r: number, g: number, b: number][]): Uint8Array =>
    Uint8Array.from(
      parts.flatMap(([count, r, g, b]) => Array.from({ length: count }, () => [r, g, b, 255]).flat()),
    );
  const lch = (hex: string) => {
    const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
    const { l, a, b } = toOklab(part(1), part(3), part(5));
    return { l, c: Math.hypot(a, b), hue: Math.atan2(b, a) };
  };

  it('is the saturated mid-tone, not the paper around it', () => {
    const color = dominantColor(pixels([900, 250, 248, 240], [100, 40, 90, 180]));
    expect(Math.abs(lch(color).hue - lch('#285ab4').hue)).toBeLessThan(0.15);
  });

  it('stays within its bounds for every kind of picture', () => {
    const cases = [
      [255, 255, 255],
      [0, 0, 0],
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [255, 255, 0],
    ] as const;
    for (const [r, g, b] of cases) {
      const { l, c } = lch(dominantColor(pixels([50, r, g, b])));
      expect(l).toBeGreaterThan(0.34);
      expect(l).toBeLessThan(0.76);
      expect(c).toBeLessThan(0.165);
    }
    expect(dominantColor(new Uint8Array(0))).toMatch(/^#[0-9a-f]{6}$/);
  });
});

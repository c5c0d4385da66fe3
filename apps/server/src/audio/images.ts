import { createHash } from 'node:crypto';
import { AudioFileError, imageSizes, type PreparedImage } from '@kantele/api/audio-tools';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { dominantColor } from './image-color.ts';
import { ImagePool } from './image-pool.ts';

/** Most pixels decoded: 50 megapixels, far above any cover, and 200 MB of memory at worst. */
const pixelLimit = 50_000_000;
const timeLimitSeconds = 30;
/** ThumbHash accepts at most this many pixels a side. */
const thumbnailSide = 100;

/** Two pictures at a time, or one large one: 250 MB of memory at worst. */
const pool = new ImagePool({ atMost: 2, pixelsAtMost: pixelLimit, waitingAtMost: 10 });

// One picture uses one core, and nothing is kept between pictures: imports run beside requests.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes WebP and AVIF of every size in `imageSizes` (longest side; aspect kept; metadata and animation
 * dropped; sRGB). Never enlarged: sizes above the source all hold the source's own size, coded once.
 *
 * @throws AudioFileError('unsupported' | 'broken' | 'timeout' | 'busy')
 */
export async function prepareImage(
  data: Uint8Array,
  { willWait = true }: { willWait?: boolean } = {},
): Promise<PreparedImage> {
  if (!isPicture(data)) throw new AudioFileError('unsupported', 'This picture type is not allowed.');
  try {
    const options = { limitInputPixels: pixelLimit, failOn: 'error', animated: false } as const;
    const source = await sharp(data, options).metadata();
    const pixels = source.width * source.height;
    if (pixels > pixelLimit) throw tooLarge();
    return await pool.run(pixels, willWait, () => encode(data, options, source));
  } catch (error) {
    if (error instanceof AudioFileError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (/timeout/i.test(message)) {
      throw new AudioFileError('timeout', 'Processing the picture took too long.', { cause: error });
    }
    if (/pixel limit/i.test(message)) throw tooLarge();
    throw new AudioFileError('broken', 'The picture is damaged.', { cause: error });
  }
}

async function encode(data: Uint8Array, options: SharpOptions, source: Metadata): Promise<PreparedImage> {
  const largest = imageSizes[imageSizes.length - 1];
  // Decoded and turned upright once; every size is made from these pixels.
  const base = await sharp(data, options)
    .timeout({ seconds: timeLimitSeconds })
    .autoOrient()
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = base.info;
  const pixels = (): Sharp => sharp(base.data, { raw: { width, height, channels } });
  const files: PreparedImage['files'] = [];
  let own: Encoded | null = null;
  for (const size of imageSizes) {
    const whole = size >= Math.max(width, height);
    const made: Encoded = own ?? (await encodeSize(pixels(), size));
    if (whole) own = made;
    files.push({ size, type: 'webp', data: made.webp }, { size, type: 'avif', data: made.avif });
  }
  const small = await pixels()
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = (source.orientation ?? 1) >= 5;
  return {
    hash: createHash('sha256').update(data).digest('hex').slice(0, 32),
    width: upright ? source.height : source.width,
    height: upright ? source.width : source.height,
    thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString(
      'base64',
    ),
    color: dominantColor(small.data),
    files,
  };
}

interface Encoded {
  webp: Buffer;
  avif: Buffer;
}

async function encodeSize(image: Sharp, size: number): Promise<Encoded> {
  const resized = image.timeout({ seconds: timeLimitSeconds }).resize(size, size, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  const webp = await resized.clone().webp({ quality: 82, effort: 2, smartSubsample: true }).toBuffer();
  const avif = await resized.clone().avif({ quality: 55, effort: 1 }).toBuffer();
  return { webp, avif };
}

/** JPEG, PNG, GIF, WebP or AVIF by content; SVG and everything else is refused, whatever its name says. */
function isPicture(data: Uint8Array): boolean {
  const head = Buffer.from(data.subarray(0, 32)).toString('latin1');
  return (
    head.startsWith('\u00ff\u00d8\u00ff') ||
    head.startsWith('\u0089PNG\r\n\u001a\n') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF....WEBP/s.test(head) ||
    /^....ftypavi[fs]/s.test(head)
  );
}

function tooLarge(): AudioFileError {
  return new AudioFileError('unsupported', 'The picture has too many pixels.');
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { AudioFileError, imageSizes } from '@kantele/api/audio-tools';
import pLimit from 'p-limit';
import { run } from './run.ts';

/** Milliseconds for one drawing; logos take a few hundred, most of it for starting. */
const longest = 5_000;
const bytesAtMost = 1024 ** 2;
/** A picture of 1,200 × 1,200 with four bytes a pixel and no compression, and a little. */
const pictureBytesAtMost = 6 * 1024 ** 2;
/** Most pixels drawn before the picture is made smaller. */
const pixelsAtMost = 4_000_000;
const sideAtMost = imageSizes[imageSizes.length - 1] ?? 1200;

/**
 * Runs in a process of its own: what a drawing costs is known only when it has been drawn. The library gets bytes and no
 * path, so that the drawing has no folder whose files it could name; addresses are never loaded.
 *
 * Sizes in pixels grow with the density, those in mm, in or pt with its square: their unit is read by it as well.
 */
const program = `
const sharp = require(process.argv[1]);
const data = require('node:fs').readFileSync(process.argv[2]);
const { side, pixels } = JSON.parse(process.argv[3]);
(async () => {
  const longerSide = async (density) => {
    const { width, height } = await sharp(data, { density, limitInputPixels: false }).metadata();
    return Math.max(width, height);
  };
  const within = (density) => Math.min(100000, Math.max(1, density));
  const growth = side / (await longerSide(72));
  const byPixels = within(72 * growth);
  const isByPixels = Math.abs((await longerSide(byPixels)) - side) <= 2;
  const density = isByPixels ? byPixels : within(72 * Math.sqrt(growth));
  const drawn = sharp(data, { density, limitInputPixels: pixels }).resize(side, side, { fit: 'inside' });
  const picture = await drawn.png().toBuffer();
  const { hasAlpha } = await sharp(picture).metadata();
  if (hasAlpha && (await sharp(picture).stats()).channels.at(-1).max === 0) throw new Error('It is empty.');
  process.stdout.write(picture);
})().catch((error) => { console.error(error.message); process.exitCode = 1; });
`;

/** One drawing at a time: a hostile one takes a core until it is stopped. */
const one = pLimit(1);

/**
 * Whether the bytes are an SVG drawing. One that declares entities of its own is none: they can be made to grow without
 * an end.
 */
export function isDrawing(data: Uint8Array): boolean {
  let head = Buffer.from(data.subarray(0, 4_096))
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const before = /^(?:\s+|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*>)/i;
  for (let found = before.exec(head); found; found = before.exec(head)) head = head.slice(found[0].length);
  return /^<(?:svg:)?svg[\s>]/.test(head);
}

/**
 * Draws an SVG file as a PNG whose longer side has as many pixels as the largest size of pictures: what is kept and sent
 * is never the drawing itself.
 * @throws AudioFileError('unsupported' | 'broken' | 'timeout')
 */
export function drawPicture(data: Uint8Array, tempDir: string, timeoutMs = longest): Promise<Uint8Array> {
  if (!isDrawing(data)) throw new AudioFileError('unsupported', 'This is no drawing.');
  if (data.length > bytesAtMost) throw new AudioFileError('unsupported', 'The drawing is too large.');
  return one(() => draw(data, tempDir, timeoutMs));
}

async function draw(data: Uint8Array, tempDir: string, timeoutMs: number): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tempDir, 'drawing-'));
  try {
    const file = join(folder, 'drawing.svg');
    await writeFile(file, data);
    const parts: Buffer[] = [];
    let bytes = 0;
    const bounds = JSON.stringify({ side: sideAtMost, pixels: pixelsAtMost });
    const library = createRequire(import.meta.url).resolve('sharp');
    // Node reserves more addresses than `prlimit` grants; what it uses is bounded by the size of the picture.
    const options = {
      timeoutMs,
      prlimit: null,
      onOutput: (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > pictureBytesAtMost) throw new AudioFileError('broken', 'The drawing is too large.');
        parts.push(chunk);
      },
    };
    const { code } = await run(process.execPath, ['-e', program, library, file, bounds], options);
    if (code !== 0 || bytes === 0) throw new AudioFileError('broken', 'The drawing cannot be drawn.');
    return Buffer.concat(parts);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

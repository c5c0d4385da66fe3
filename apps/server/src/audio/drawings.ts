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
 */
const program = `
const sharp = require(process.argv[1]);
const data = require('node:fs').readFileSync(process.argv[2]);
const { side, pixels } = JSON.parse(process.argv[3]);
(async () => {
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
  const density = Math.min(100000, Math.max(1, (72 * side) / Math.max(width, height)));
  const drawn = sharp(data, { density, limitInputPixels: pixels }).resize(side, side, { fit: 'inside' });
  process.stdout.write(await drawn.png().toBuffer());
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

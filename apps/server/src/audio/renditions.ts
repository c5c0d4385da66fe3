import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import {
  type AudioAnalysis,
  AudioFileError,
  type Cut,
  type MadeKind,
  type RenditionFile,
  type SoundWindow,
} from '@kantele/api/audio-tools';
import { decodeOnce } from './decode.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import { type FragmentIndex, readFragmentIndex } from './fmp4.ts';
import { outputArguments, type Recipe, recipesOf } from './recipes.ts';
import { verifyRendition } from './verify.ts';

interface Prepared {
  analysis: AudioAnalysis;
  renditions: RenditionFile[];
  refused: { kind: MadeKind; reason: string }[];
}

/**
 * Makes all wanted renditions of a file in `dir`, and measures the source, from one decode. A made file that does not
 * hold the source sample for sample in its place is refused; the others are not touched by that.
 *
 * @throws AudioFileError
 */
export async function prepare(
  ffmpeg: Ffmpeg,
  path: string,
  options: {
    dir: string;
    kinds: readonly MadeKind[];
    lossless: boolean;
    window?: SoundWindow | Cut | null | undefined;
    signal?: AbortSignal | undefined;
    tempDir: string;
  },
): Promise<Prepared> {
  const { dir, kinds, lossless, window = null, signal, tempDir } = options;
  const { analysis, ends } = await decodeOnce(ffmpeg, path, {
    outputs: (mono) => outputArguments(kinds, { mono, lossless, window }),
    window,
    cwd: dir,
    signal,
  });
  const result: Prepared = { analysis, renditions: [], refused: [] };
  for (const [kind, recipe] of recipesOf(kinds)) {
    try {
      const file = join(dir, recipe.file);
      const index = await readFragmentIndex(file);
      const samples = Math.round((analysis.samples * index.timescale) / analysis.sample_rate);
      checkLength(recipe, index, samples);
      const claim = { path: file, index, delay: recipe.delay, samples };
      await verifyRendition(ffmpeg, { claim, ends, tempDir, signal });
      const { size, sha256 } = await measureFile(file);
      result.renditions.push({
        kind,
        file: recipe.file,
        mime: recipe.mime,
        codec: recipe.codec,
        bitrate: bitrate(size, analysis),
        sample_rate: index.timescale,
        channels: 2,
        size,
        sha256,
        samples,
        delay: recipe.delay,
        init_end: index.initEnd,
        fragments: index.fragments,
      });
    } catch (error) {
      if (!(error instanceof AudioFileError) || error.reason !== 'mismatch') throw error;
      result.refused.push({ kind, reason: error.message });
    }
  }
  return result;
}

/** What was coded must reach two whole frames beyond the end, or browsers play the last frame short. */
function checkLength(recipe: Recipe, index: FragmentIndex, samples: number): void {
  const last = index.fragments.at(-1);
  const coded = last ? last.t + last.d : 0;
  const least = recipe.delay + samples + (recipe.padded ? 2 * recipe.frame : 0);
  if (index.fragments[0]?.t !== 0 || coded < least) {
    throw new AudioFileError('mismatch', `The encoded file has ${coded} of ${least} samples.`);
  }
}

const bitrate = (bytes: number, analysis: AudioAnalysis): number =>
  Math.round((bytes * 8 * analysis.sample_rate) / analysis.samples);

async function measureFile(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    if (!(chunk instanceof Buffer)) continue;
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}

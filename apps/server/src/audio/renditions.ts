import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type AudioAnalysis, AudioFileError, type RenditionFile } from '@kantele/api/audio-tools';
import { decodeOnce } from './decode.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import { clearPreSkip, type FragmentIndex, readFragmentIndex } from './fmp4.ts';
import {
  type FragmentedKind,
  fallbackFile,
  fallbackMime,
  fragmentedRecipes,
  type MadeKind,
  outputArguments,
  type Recipe,
} from './recipes.ts';
import { verifyRenditions } from './verify.ts';

/**
 * Makes all wanted renditions of a file in `dir`, and measures the source, from one decode.
 *
 * @throws AudioFileError; 'mismatch' when a made file does not hold the source sample for sample in its place
 */
export async function prepare(
  ffmpeg: Ffmpeg,
  path: string,
  options: { dir: string; kinds: readonly MadeKind[]; signal?: AbortSignal | undefined; tempDir: string },
): Promise<{ analysis: AudioAnalysis; renditions: RenditionFile[] }> {
  const { dir, kinds, signal, tempDir } = options;
  const { analysis, ends } = await decodeOnce(ffmpeg, path, {
    outputs: (mono) => outputArguments(kinds, mono),
    cwd: dir,
    signal,
  });
  const made: { kind: FragmentedKind; recipe: Recipe; index: FragmentIndex; samples: number }[] = [];
  for (const [kind, recipe] of fragmentedRecipes(kinds)) {
    const file = join(dir, recipe.file);
    const index = await readFragmentIndex(file);
    await clearPreSkip(file, index);
    const samples = Math.round((analysis.samples * index.timescale) / analysis.sample_rate);
    checkLength(recipe, index, samples);
    made.push({ kind, recipe, index, samples });
  }
  await verifyRenditions(ffmpeg, {
    files: made.map(({ recipe, index, samples }) => ({
      path: join(dir, recipe.file),
      index,
      delay: recipe.delay,
      samples,
    })),
    ends,
    tempDir,
    signal,
  });
  const renditions: RenditionFile[] = [];
  for (const { kind, recipe, index, samples } of made) {
    const { size, sha256 } = await measureFile(join(dir, recipe.file));
    renditions.push({
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
  }
  if (kinds.includes('fallback')) renditions.push(await fallbackRendition(dir, analysis, renditions));
  return { analysis, renditions };
}

async function fallbackRendition(
  dir: string,
  analysis: AudioAnalysis,
  others: readonly RenditionFile[],
): Promise<RenditionFile> {
  const { size, sha256 } = await measureFile(join(dir, fallbackFile));
  const shared = others.find((rendition) => rendition.codec === 'aac');
  return {
    kind: 'fallback',
    file: fallbackFile,
    mime: fallbackMime,
    codec: 'aac',
    bitrate: bitrate(size, analysis),
    sample_rate: shared?.sample_rate ?? Math.min(48_000, analysis.sample_rate),
    channels: 2,
    size,
    sha256,
    samples: null,
    delay: null,
    init_end: null,
    fragments: null,
  };
}

/** What was coded must reach two whole frames beyond the end, or browsers play the last frame short. */
function checkLength(recipe: Recipe, index: FragmentIndex, samples: number): void {
  if (index.preSkipAt !== null && index.preSkip !== recipe.delay) {
    throw new AudioFileError(
      'mismatch',
      `The encoder delayed by ${index.preSkip} samples, not ${recipe.delay}.`,
    );
  }
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

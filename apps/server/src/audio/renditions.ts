import { join } from 'node:path';
import {
  type AudioAnalysis,
  AudioFileError,
  type Cut,
  isDownload,
  isMade,
  type MadeKind,
  type RenditionFile,
  type SoundWindow,
  type StoredKind,
} from '@kantele/api/audio-tools';
import { type Decoded, decodeOnce } from './decode.ts';
import { downloadArguments, finishDownload, isOpusFile } from './downloads/recipes.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import { type FragmentIndex, readFragmentIndex } from './fmp4.ts';
import { measureFile } from './measure-file.ts';
import { outputArguments, type Recipe, recipesOf } from './recipes.ts';
import { sniffFile } from './sniff.ts';
import { type Claim, verifyRendition } from './verify.ts';

interface Prepared {
  analysis: AudioAnalysis;
  renditions: RenditionFile[];
  refused: { kind: StoredKind; reason: string }[];
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
    kinds: readonly StoredKind[];
    lossless: boolean;
    window?: SoundWindow | Cut | null | undefined;
    signal?: AbortSignal | undefined;
    tempDir: string;
  },
): Promise<Prepared> {
  const { dir, kinds, lossless, window = null, signal, tempDir } = options;
  const played = kinds.filter(isMade);
  const downloaded = kinds.filter(isDownload);
  // Sound that is Opus already is not coded anew.
  const isOpus = downloaded.includes('download_opus') && (await isOpusFile(path, window));
  const format = downloaded.length > 0 ? await sniffFile(path) : null;
  const { analysis, ends } = await decodeOnce(ffmpeg, path, {
    outputs: (mono) => [
      ...outputArguments(played, { mono, lossless, window }),
      ...downloadArguments(downloaded, { window, format, isOpus }),
    ],
    window,
    cwd: dir,
    signal,
  });
  const result: Prepared = { analysis, renditions: [], refused: [] };
  const put = async (kind: StoredKind, make: () => Promise<RenditionFile>) => {
    try {
      result.renditions.push(await make());
    } catch (error) {
      if (!(error instanceof AudioFileError) || error.reason !== 'mismatch') throw error;
      result.refused.push({ kind, reason: error.message });
    }
  };
  const verify = (claim: Claim) => verifyRendition(ffmpeg, { claim, ends, tempDir, signal });
  for (const [kind, recipe] of recipesOf(played))
    await put(kind, () => finishPlayed(kind, recipe, { dir, analysis, verify }));
  for (const kind of downloaded)
    await put(kind, () => finishDownload(kind, { dir, analysis, opus: isOpus ? path : null }));
  return result;
}

/** Checks a file of the player and says what it is. @throws AudioFileError('mismatch') */
async function finishPlayed(
  kind: MadeKind,
  recipe: Recipe,
  {
    dir,
    analysis,
    verify,
  }: { dir: string; analysis: Decoded['analysis']; verify: (claim: Claim) => Promise<void> },
): Promise<RenditionFile> {
  const path = join(dir, recipe.file);
  const index = await readFragmentIndex(path);
  const samples = Math.round((analysis.samples * index.timescale) / analysis.sample_rate);
  checkLength(recipe, index, samples);
  await verify({ path, index, delay: recipe.delay, samples });
  const { size, sha256 } = await measureFile(path);
  return {
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
    lead: null,
  };
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

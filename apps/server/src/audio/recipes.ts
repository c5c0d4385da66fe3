import type { Cut, MadeKind, SoundWindow } from '@kantele/api/audio-tools';
import { normalisedMix, soundFilters } from './decode.ts';

/** How one fragmented rendition is made. Reasons and measurements: docs/audio.md. */
export interface Recipe {
  file: string;
  mime: string;
  codec: string;
  /** ffmpeg filters between the sound and the padding. */
  filter: string;
  encoder: readonly string[];
  /** Samples the encoder puts in front of the sound, at the rendition's rate. */
  delay: number;
  /** Samples of one coded frame. */
  frame: number;
  /**
   * Silence behind the end so that two whole frames follow it (`apad`); needless where frames do not
   * overlap.
   */
  padded: boolean;
}

/** Sampling rates of AAC renditions; other sources are resampled to the nearest. */
const aacFilter = 'aformat=channel_layouts=stereo:sample_rates=48000|44100|32000|24000|22050|16000';
/** Higher ones, as of DSD, are resampled to the nearest: browsers refuse them. */
const flacRates = '192000|176400|96000|88200|64000|48000|44100|32000|24000|22050|16000|12000|11025|8000';
const aac = (bitrate: string): readonly string[] => ['-c:a', 'aac', '-b:a', bitrate, '-aac_coder', 'fast'];

/** ffmpeg's own AAC encoder has 1024 samples of priming; verification proves it for every file. */
export const recipes: Record<MadeKind, Recipe> = {
  aac_256: {
    file: 'aac_256.mp4',
    mime: 'audio/mp4; codecs="mp4a.40.2"',
    codec: 'aac',
    filter: aacFilter,
    encoder: aac('256k'),
    delay: 1024,
    frame: 1024,
    padded: true,
  },
  aac_96: {
    file: 'aac_96.mp4',
    mime: 'audio/mp4; codecs="mp4a.40.2"',
    codec: 'aac',
    filter: aacFilter,
    encoder: aac('96k'),
    delay: 1024,
    frame: 1024,
    padded: true,
  },
  flac: {
    file: 'flac.mp4',
    mime: 'audio/mp4; codecs="flac"',
    codec: 'flac',
    filter: `aformat=channel_layouts=stereo:sample_rates=${flacRates}`,
    encoder: ['-c:a', 'flac', '-strict', '-2'],
    delay: 0,
    frame: 4608,
    padded: false,
  },
};

const fragmentSeconds = 2;
const common = ['-map', '0:a:0', '-map_metadata', '-1', '-map_chapters', '-1', '-vn', '-sn', '-dn'];
const reproducible = ['-bitexact', '-threads', '1'];
const fragmentation = {
  use_editlist: '0',
  movflags: '+empty_moov+default_base_moof',
  frag_duration: String(fragmentSeconds * 1_000_000),
};

/** What an encoder has to know of its source. */
interface Source {
  mono: boolean;
  lossless: boolean;
  window: SoundWindow | Cut | null;
}

/** ffmpeg output arguments for the wanted files, all fed by one decode; names are relative to the working folder. */
export function outputArguments(kinds: readonly MadeKind[], source: Source): string[] {
  const layout = Object.entries(fragmentation).flatMap(([name, value]) => [`-${name}`, value]);
  return recipesOf(kinds).flatMap(([, recipe]) => [
    ...encoding(recipe, source),
    ...layout,
    ...['-f', 'mp4', `file:${recipe.file}`],
  ]);
}

/** These kinds in a fixed order, with their recipes. */
export function recipesOf(kinds: readonly MadeKind[]): [MadeKind, Recipe][] {
  const order: readonly MadeKind[] = ['aac_256', 'aac_96', 'flac'];
  return order.filter((kind) => kinds.includes(kind)).map((kind) => [kind, recipes[kind]]);
}

function encoding(recipe: Recipe, { mono, lossless, window }: Source): string[] {
  // ffmpeg's own way from mono to stereo takes 3 dB off; a copy on both sides keeps FLAC exact and levels true.
  const stereo = mono ? ['pan=stereo|c0=c0|c1=c0'] : [];
  const padding = recipe.padded ? ['apad=pad_len=4096'] : [];
  // What a lossy decoder gives has no meaning below 16 bits, and FLAC would keep its noise.
  const depth = recipe.codec === 'flac' && !lossless ? ['aformat=sample_fmts=s16'] : [];
  const filter = [...soundFilters(window), ...stereo, recipe.filter, ...depth, ...padding].join(',');
  return [...common, ...normalisedMix, '-af', filter, ...recipe.encoder, ...reproducible];
}

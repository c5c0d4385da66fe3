import type { RenditionKind } from '@kantele/api/audio-tools';

export type MadeKind = Exclude<RenditionKind, 'original'>;
export type FragmentedKind = Exclude<MadeKind, 'fallback'>;

/** How one fragmented rendition is made. Reasons and measurements: docs/audio.md. */
export interface Recipe {
  file: string;
  mime: string;
  codec: string;
  /** ffmpeg filters before the padding. */
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
const aac = (bitrate: string): readonly string[] => ['-c:a', 'aac', '-b:a', bitrate, '-aac_coder', 'fast'];

/**
 * ffmpeg's own AAC encoder has 1024 samples of priming, libopus 312 at 48 kHz; verification proves it per
 * file.
 */
export const recipes: Record<FragmentedKind, Recipe> = {
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
  opus_160: {
    file: 'opus_160.mp4',
    mime: 'audio/mp4; codecs="opus"',
    codec: 'opus',
    filter: 'aformat=channel_layouts=stereo:sample_rates=48000',
    encoder: ['-c:a', 'libopus', '-b:a', '160k', '-vbr', 'on', '-strict', '-2'],
    delay: 312,
    frame: 960,
    padded: true,
  },
  flac: {
    file: 'flac.mp4',
    mime: 'audio/mp4; codecs="flac"',
    codec: 'flac',
    filter: 'aformat=channel_layouts=stereo',
    encoder: ['-c:a', 'flac', '-strict', '-2'],
    delay: 0,
    frame: 4608,
    padded: false,
  },
};

export const fallbackFile = 'fallback.m4a';
export const fallbackMime = 'audio/mp4; codecs="mp4a.40.2"';

const fragmentSeconds = 2;
const common = ['-map', '0:a:0', '-map_metadata', '-1', '-map_chapters', '-1', '-vn', '-sn', '-dn'];
const reproducible = ['-bitexact', '-threads', '1'];
const fragmentation = {
  use_editlist: '0',
  movflags: '+empty_moov+default_base_moof',
  frag_duration: String(fragmentSeconds * 1_000_000),
};

/**
 * ffmpeg output arguments for the wanted files, all fed by one decode; names are relative to the working
 * folder. The fallback shares the packets of an AAC rendition (`tee`) when one is made.
 */
export function outputArguments(kinds: readonly MadeKind[], mono: boolean): string[] {
  const wantsFallback = kinds.includes('fallback');
  const shared = wantsFallback
    ? (['aac_256', 'aac_96'] as const).find((kind) => kinds.includes(kind))
    : undefined;
  const args: string[] = [];
  for (const [kind, recipe] of fragmentedRecipes(kinds)) {
    args.push(...encoding(recipe, mono));
    if (kind === shared) {
      const settings = Object.entries(fragmentation).map(([name, value]) => `${name}=${value}`);
      const target = `[f=mp4:${settings.join(':')}]${recipe.file}|[f=mp4:movflags=+faststart]${fallbackFile}`;
      args.push('-flags:a', '+global_header', '-f', 'tee', target);
    } else {
      for (const [name, value] of Object.entries(fragmentation)) args.push(`-${name}`, value);
      args.push('-f', 'mp4', `file:${recipe.file}`);
    }
  }
  if (wantsFallback && shared === undefined) {
    args.push(
      ...encoding(recipes.aac_256, mono),
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      `file:${fallbackFile}`,
    );
  }
  return args;
}

/** The fragmented kinds among these, in a fixed order, with their recipes. */
export function fragmentedRecipes(kinds: readonly MadeKind[]): [FragmentedKind, Recipe][] {
  const order: readonly FragmentedKind[] = ['aac_256', 'aac_96', 'opus_160', 'flac'];
  return order.filter((kind) => kinds.includes(kind)).map((kind) => [kind, recipes[kind]]);
}

function encoding(recipe: Recipe, mono: boolean): string[] {
  // ffmpeg's own way from mono to stereo takes 3 dB off; a copy on both sides keeps FLAC exact and levels
  // true.
  const filters = [...(mono ? ['pan=stereo|c0=c0|c1=c0'] : []), recipe.filter];
  const filter = [...filters, ...(recipe.padded ? ['apad=pad_len=4096'] : [])].join(',');
  return [...common, '-af', filter, ...recipe.encoder, ...reproducible];
}

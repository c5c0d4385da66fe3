import type { AudioFormat } from '@kantele/api/audio-tools';

/** Formats that hold one codec, under ffmpeg's name for it. */
const only: Partial<Record<AudioFormat, string>> = {
  mp3: 'mp3',
  mp2: 'mp2',
  aac: 'aac',
  flac: 'flac',
  opus: 'opus',
  speex: 'speex',
  ac3: 'ac3',
  eac3: 'eac3',
  ape: 'ape',
  wavpack: 'wavpack',
  musepack: 'musepack7',
  musepack8: 'musepack8',
  tta: 'tta',
  dsf: 'dsd',
};

const lossless = new Set(['flac', 'alac', 'pcm', 'wavpack', 'ape', 'tta', 'dsd', 'dst', 'wmalossless']);

/** ffmpeg-style name of the codec, from the container and what the tag library calls it. */
export function codecOf(format: AudioFormat, words: string): string {
  const single = only[format];
  if (single !== undefined) return single;
  if (/flac/i.test(words)) return 'flac';
  switch (format) {
    case 'ogg':
      return 'vorbis';
    case 'm4a':
      return m4aCodec(words);
    case 'wma':
      return wmaCodec(words);
    case 'matroska':
      return matroskaCodec(words);
    case 'caf':
      return words === '' ? 'pcm' : words;
    case 'dff':
      return /^dst/i.test(words) ? 'dst' : 'dsd';
    default:
      return /mp3|layer 3/i.test(words) ? 'mp3' : 'pcm';
  }
}

function m4aCodec(words: string): string {
  if (/alac|lossless/i.test(words)) return 'alac';
  if (/opus/i.test(words)) return 'opus';
  if (/e-?ac-?3|ec-3/i.test(words)) return 'eac3';
  return /ac-?3/i.test(words) ? 'ac3' : 'aac';
}

function wmaCodec(words: string): string {
  if (/lossless/i.test(words)) return 'wmalossless';
  if (/professional|pro\b/i.test(words)) return 'wmapro';
  if (/voice/i.test(words)) return 'wmavoice';
  return /(?:v1|audio (?:1|2|7)(?:\.\d)?)$/i.test(words.trim()) ? 'wmav1' : 'wmav2';
}

function matroskaCodec(words: string): string {
  const known: [RegExp, string][] = [
    [/opus/i, 'opus'],
    [/vorbis/i, 'vorbis'],
    [/aac/i, 'aac'],
    [/eac3/i, 'eac3'],
    [/ac3/i, 'ac3'],
    [/alac/i, 'alac'],
    [/l3/i, 'mp3'],
    [/l2/i, 'mp2'],
    [/tta/i, 'tta'],
    [/wavpack/i, 'wavpack'],
    [/pcm/i, 'pcm'],
  ];
  return known.find(([pattern]) => pattern.test(words))?.[1] ?? 'unknown';
}

/** Whether a codec keeps every sample; `said` is what the file says of itself (hybrid WavPack is lossy). */
export function isLossless(codec: string, said?: boolean | undefined): boolean {
  return lossless.has(codec) && !(codec === 'wavpack' && said === false);
}

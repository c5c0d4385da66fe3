import { line } from '@kantele/api/translate';

/** Codecs by ffmpeg's names, as people know them. */
const names: Record<string, string> = {
  aac: 'AAC',
  ac3: 'AC-3',
  alac: 'ALAC',
  ape: 'Monkey’s Audio',
  dsd: 'DSD',
  eac3: 'E-AC-3',
  flac: 'FLAC',
  mp2: 'MP2',
  mp3: 'MP3',
  musepack: 'Musepack',
  opus: 'Opus',
  pcm: 'PCM (WAV, AIFF)',
  speex: 'Speex',
  tta: 'True Audio',
  vorbis: 'Ogg Vorbis',
  wavpack: 'WavPack',
};

/** `PCM (WAV, AIFF)` of `pcm`; codecs without a name here are shown by their id. */
export function codecName(codec: string): string {
  const family = /^(pcm|dsd|wma|musepack)/.exec(codec)?.[0] ?? codec;
  return family === 'wma' ? 'WMA' : (names[family] ?? codec.toUpperCase());
}

/** Files made by the server, in English. */
export const madeNames = {
  flac: line("FLAC copies for formats browsers can't play"),
  aac_256: line('AAC, 256 kbit/s'),
  aac_96: line('AAC, 96 kbit/s'),
  download_flac: line('FLAC to download'),
  download_mp3: line('MP3 to download'),
  download_opus: line('Opus to download'),
} as const;

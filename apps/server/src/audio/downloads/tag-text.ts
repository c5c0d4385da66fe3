import type { MeasuredLoudness, SongTags } from '@kantele/api/audio-tools';

/** Letters of one value: names have 255 and lyrics 20,000 at most, and a damaged row must not fill a file. */
const lettersAtMost = 20_000;

/** A value as players show it: without control characters but line breaks, and bounded. */
export function plainText(value: string): string {
  const plain = value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim();
  if (plain.length <= lettersAtMost) return plain;
  return [...plain].slice(0, lettersAtMost).join('');
}

/** Loudness ReplayGain 2.0 brings everything to, LUFS. */
const replayGainTarget = -18;
/** The same of EBU R128, which Opus takes. */
const r128Target = -23;

/** What ReplayGain says of a song and its album. */
export function replayGain({ track, album }: SongTags['loudness']): [name: string, value: string][] {
  const of = (what: 'TRACK' | 'ALBUM', loudness: MeasuredLoudness | null): [string, string][] =>
    loudness === null
      ? []
      : [
          [`REPLAYGAIN_${what}_GAIN`, `${decibels(replayGainTarget - loudness.integrated)} dB`],
          ...(loudness.peak === null
            ? []
            : [[`REPLAYGAIN_${what}_PEAK`, (10 ** (loudness.peak / 20)).toFixed(6)] as [string, string]]),
        ];
  return [...of('TRACK', track), ...of('ALBUM', album)];
}

const decibels = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(2)}`;

/** The same for Opus (RFC 7845, 5.2.1): 1/256 dB, in 16 bits. */
export function r128Gain({ track, album }: SongTags['loudness']): [name: string, value: string][] {
  const of = (name: string, loudness: MeasuredLoudness | null): [string, string][] => {
    if (loudness === null) return [];
    const gain = Math.round((r128Target - loudness.integrated) * 256);
    return [[name, String(Math.max(-32_768, Math.min(32_767, gain)))]];
  };
  return [...of('R128_TRACK_GAIN', track), ...of('R128_ALBUM_GAIN', album)];
}

import { line, type Translate } from '@kantele/api/translate';

/** Loudness the services publish as what they play at, in LUFS. */
export const targets = [
  { services: ['Apple Music'], lufs: -16 },
  { services: ['Deezer'], lufs: -15 },
  { services: ['Spotify', 'YouTube', 'TIDAL', 'Amazon Music'], lufs: -14 },
] as const;

/** True peak above which an encoder may clip, in dBTP: what the services ask masters to stay below. */
const highestPeak = -1;
/** A difference nobody hears. */
const nothing = 0.5;

export interface Measured {
  /** LUFS */
  integrated: number;
  /** dBTP; null when unknown. */
  peak: number | null;
}

/** How much louder a track is than a service plays it, in dB rounded to tenths; 0 where nobody hears it. */
export function aboveTarget({ integrated }: Measured, lufs: number): number {
  const difference = Math.round((integrated - lufs) * 10) / 10;
  return Math.abs(difference) < nothing ? 0 : difference;
}

export const isPeakHigh = ({ peak }: Measured): boolean => peak !== null && peak > highestPeak;

/** A number that stays whole where it stands among words from right to left. */
const isolated = (value: number, number: Intl.NumberFormat) => `\u2066${number.format(value)}\u2069`;

/** What services do with the loudness of a track, in sentences. */
export function loudnessWords(measured: Measured, number: Intl.NumberFormat, t: Translate): string[] {
  const { integrated, peak } = measured;
  return [
    t('Loudness: :lufs LUFS', { lufs: isolated(integrated, number) }),
    ...(peak === null ? [] : [t('True peak: :peak dBTP', { peak: isolated(peak, number) })]),
    ...targets.map(({ services, lufs }) => {
      const above = aboveTarget(measured, lufs);
      const words = {
        services: services.join(', '),
        target: isolated(lufs, number),
        difference: isolated(Math.abs(above), number),
      };
      if (above > 0) return t(line(':services (:target LUFS): turned down by :difference dB'), words);
      if (above < 0)
        return t(line(':services (:target LUFS): :difference dB quieter than the target'), words);
      return t(line(':services (:target LUFS): played as it is'), words);
    }),
    ...(isPeakHigh(measured)
      ? [t('The peaks are above −1 dBTP: encoding for streaming may distort them.')]
      : []),
  ];
}

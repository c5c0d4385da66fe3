import { english } from '@kantele/api/translate';
import { describe, expect, it } from 'vitest';
import { aboveTarget, isPeakHigh, loudnessWords } from './loudness.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

describe('the loudness of a track', () => {
  it('is compared with what services play at, to tenths of a decibel', () => {
    expect(aboveTarget({ integrated: -10.78, peak: null }, -14)).toBe(3.2);
    expect(aboveTarget({ integrated: -17, peak: null }, -16)).toBe(-1);
    expect(aboveTarget({ integrated: -14.4, peak: null }, -14)).toBe(0);
  });

  it('has peaks that encoders may clip above −1 dBTP', () => {
    expect(isPeakHigh({ integrated: -9, peak: -0.9 })).toBe(true);
    expect(isPeakHigh({ integrated: -9, peak: -1 })).toBe(false);
    expect(isPeakHigh({ integrated: -9, peak: null })).toBe(false);
  });

  it('is told in words, for each target once', () => {
    const told = loudnessWords({ integrated: -15.1, peak: 0.2 }, number, english);
    expect(told[0]).toBe('Loudness: \u2066-15.1\u2069 LUFS');
    const words = told.map((sentence) => sentence.replace(/[\u2066\u2069]/g, ''));
    expect(words).toEqual([
      'Loudness: -15.1 LUFS',
      'True peak: 0.2 dBTP',
      'Apple Music (-16 LUFS): turned down by 0.9 dB',
      'Deezer (-15 LUFS): played as it is',
      'Spotify, YouTube, TIDAL, Amazon Music (-14 LUFS): 1.1 dB quieter than the target',
      'The peaks are above −1 dBTP: encoding for streaming may distort them.',
    ]);
  });
});

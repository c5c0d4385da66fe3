import { english, translator } from '@kantele/api/translate';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatRelative } from './dates.ts';
import { formatNumber, formatPercent, formatRelease } from './format.ts';

const moment = '2026-03-06T22:05:00Z';
const utc = (language: string) => ({ language, timeZone: 'UTC' });

describe('dates', () => {
  it('follow the language of the site', () => {
    expect(formatDate(moment, utc('en'))).toBe('6 March 2026');
    expect(formatDate(moment, utc('de'))).toBe('6. März 2026');
    expect(formatDate(moment, utc('ar'))).toBe('6 مارس 2026');
    expect(formatDateTime(moment, utc('en'))).toBe('6 March 2026 at 22:05');
    expect(formatDateTime(moment, utc('de'))).toBe('6. März 2026 um 22:05');
  });

  it('are written as long as the site says', () => {
    const both = (style: 'medium' | 'short' | 'iso', language = 'en') =>
      [formatDate, formatDateTime].map((write) => write(moment, { ...utc(language), style }));
    expect(both('medium')).toEqual(['6 Mar 2026', '6 Mar 2026, 22:05']);
    expect(both('short', 'de')).toEqual(['06.03.26', '06.03.26, 22:05']);
    expect(both('iso', 'ar')).toEqual(['2026-03-06', '2026-03-06 22:05']);
  });

  it('follow the time zone of the reader', () => {
    expect(formatDate(moment, { language: 'en', timeZone: 'Pacific/Auckland' })).toBe('7 March 2026');
    expect(formatDateTime(moment, { language: 'de', timeZone: 'Europe/Berlin' })).toBe(
      '6. März 2026 um 23:05',
    );
  });

  it('fall back to UTC in a zone nobody knows, and to nothing for what is no date', () => {
    expect(formatDate(moment, { language: 'en', timeZone: 'Atlantis/Harbour' })).toBe('6 March 2026');
    expect(formatDate('soon', utc('en'))).toBe('');
  });
});

describe('relative times', () => {
  const ago = (seconds: number, language = 'en', t = english) =>
    formatRelative(new Date(moment).getTime() - seconds * 1000, moment, t, utc(language));

  it.each([
    [0, 'a few seconds ago'],
    [59, 'a few seconds ago'],
    [60, '1 minute ago'],
    [179, '2 minutes ago'],
    [7_200, '2 hours ago'],
    [86_400, '1 day ago'],
    [1_209_600, '2 weeks ago'],
    [2_592_000, '1 month ago'],
    [63_072_000, '2 years ago'],
  ])('%d seconds back is %s', (seconds, text) => expect(ago(seconds)).toBe(text));

  it('never lie in the future, whatever a clock says', () => expect(ago(-300)).toBe('a few seconds ago'));

  it('speak the language of the site', () => {
    const german = translator({ language: 'de', lines: { 'a few seconds ago': 'vor ein paar Sekunden' } });
    expect(ago(5, 'de', german)).toBe('vor ein paar Sekunden');
    expect(ago(180, 'de', german)).toBe('vor 3 Minuten');
    expect(ago(180, 'ar')).toBe('قبل 3 دقائق');
  });
});

describe('figures', () => {
  it('are 0–9 in every language', () => {
    expect(formatNumber(2_870_114, 'en')).toBe('2,870,114');
    expect(formatNumber(2_870_114, 'de')).toBe('2.870.114');
    for (const language of ['ar', 'ar-EG', 'fa']) expect(formatNumber(1234, language)).toMatch(/^1.234$/);
    expect(formatRelease('2026-03-06', 'day', 'ar-EG')).toBe('6 مارس 2026');
  });
  it('give shares in percent', () => {
    expect(formatPercent(0.6, 'en')).toBe('60%');
    expect(formatPercent(0.6, 'de')).toBe('60\u00a0%');
  });
});

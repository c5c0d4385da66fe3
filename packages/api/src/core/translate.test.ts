import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { directionOf, english, line, translator } from './translate.ts';

const shipped = (language: string) => {
  const file = new URL(`../platform/site-state/shipped/${language}.json`, import.meta.url);
  const lines: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return translator({ language, lines });
};
const tracks = ':count track|:count tracks';

describe('a text', () => {
  it('is its English self where there is no line, or an empty one', () => {
    const german = translator({ language: 'de', lines: { Play: 'Abspielen', Pause: '' } });
    expect(german('Play')).toBe('Abspielen');
    expect(german('Pause')).toBe('Pause');
    expect(german('constructor')).toBe('constructor');
    expect(line('Play')).toBe('Play');
  });

  it('takes what stands for its placeholders once, and keeps those nobody fills', () => {
    expect(english('Play :name by :artists', { name: ':artists', artists: 'Odile' })).toBe(
      'Play :artists by Odile',
    );
    expect(english('Next from :name')).toBe('Next from :name');
    expect(english('At :time', { name: 'x' })).toBe('At :time');
  });

  it('writes numbers the way of its language, in figures everybody reads', () => {
    const reads = (language: string) => translator({ language, lines: {} })('At :max', { max: 1234.5 });
    expect(reads('en')).toBe('At 1,234.5');
    expect(reads('de')).toBe('At 1.234,5');
    expect(reads('ar-EG')).toMatch(/^At 1.234.5$/);
  });

  it('writes days the way of its language, in figures everybody reads', () => {
    const day = new Date('2026-12-29T23:30:00Z');
    const reads = (language: string) => translator({ language, lines: {} })('On :day', { day });
    expect(reads('en')).toBe('On 29 December 2026');
    expect(reads('de')).toBe('On 29. Dezember 2026');
    expect(reads('ar')).toContain('2026');
  });

  it('may be put into other English words', () => {
    const own = translator({
      language: 'en',
      lines: { Albums: 'Records', [tracks]: ':count song|:count songs' },
    });
    expect(own('Albums')).toBe('Records');
    expect(own(tracks, { count: 2 })).toBe('2 songs');
  });
});

describe('a count', () => {
  it.each([
    [0, '0 tracks'],
    [1, '1 track'],
    [2, '2 tracks'],
    [1200, '1,200 tracks'],
  ])('of %d is “%s” in English', (count, text) => expect(english(tracks, { count })).toBe(text));

  it('has two forms in German', () => {
    const german = shipped('de');
    expect([0, 1, 2].map((count) => german(':count minute|:count minutes', { count }))).toEqual([
      '0 Minuten',
      '1 Minute',
      '2 Minuten',
    ]);
  });

  it('has six forms in Arabic', () => {
    const arabic = shipped('ar');
    const forms = [0, 1, 2, 3, 11, 100].map((count) => arabic(tracks, { count }));
    expect(forms).toEqual(['لا مقطوعات', 'مقطوعة واحدة', 'مقطوعتان', '3 مقطوعات', '11 مقطوعة', '100 مقطوعة']);
  });

  it('without a line counts as English does', () => {
    const arabic = translator({ language: 'ar', lines: {} });
    expect(arabic(tracks, { count: 2 })).toBe('2 tracks');
    expect(arabic(tracks, { count: 1 })).toBe('1 track');
  });

  it('falls back to the last form where one is missing', () => {
    const arabic = translator({ language: 'ar', lines: { [tracks]: ':count a|:count b' } });
    expect(arabic(tracks, { count: 11 })).toBe('11 b');
  });
});

it('knows which way a language is written', () => {
  expect(['ar', 'ar-EG', 'he', 'fa'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  expect(['en', 'de-AT', 'tr'].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr']);
});

import { describe, expect, it } from 'vitest';
import { messageFault } from './check-message.ts';

const plural = ':count track|:count tracks';

describe('a line fits', () => {
  it.each([
    ['de', 'Home', 'Start'],
    ['de', 'By :artist', 'Von :artist'],
    ['de', plural, ':count Titel|:count Titel'],
    ['ar', plural, 'صفر|مقطع واحد|مقطعان|:count مقاطع|:count مقطعًا|:count مقطع'],
    ['ja', plural, ':count 曲'],
  ])('%s: %s', (language, key, text) => {
    expect(messageFault(language, key, text)).toBeNull();
  });
});

describe('a line does not fit', () => {
  it.each([
    ['with a placeholder the English text lacks', 'de', 'Home', 'Start :name'],
    ['without one it has', 'de', 'By :artist', 'Von'],
    ['with too few plural forms', 'ar', plural, ':count مقطع|:count مقطع'],
    ['with too many', 'ja', plural, ':count 曲|:count 曲'],
    [
      'with a form that lacks a placeholder',
      'de',
      ':count track by :name|:count tracks by :name',
      ':count Titel|:count Titel von :name',
    ],
  ])('%s', (_name, language, key, text) => {
    expect(messageFault(language, key, text)).toMatchObject({ text: expect.any(String) });
  });
});

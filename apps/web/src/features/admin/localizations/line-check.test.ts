import { describe, expect, it } from 'vitest';
import { checkLine, formsOf, samplesOf, textOfForms } from './line-check.ts';

describe('a translation', () => {
  it('keeps the placeholders', () => {
    expect(checkLine('By :artist', ['Von :artist'])).toBeNull();
    expect(checkLine('By :artist', ['Von'])?.params).toEqual({ name: ':artist' });
    expect(checkLine('By :artist', ['Von :artist und :album'])?.params).toEqual({ name: ':album' });
    expect(checkLine('By :artist', [''])).toBeNull();
  });

  const albums = ':count album by :artist|:count albums by :artist';
  it('has all forms of a plural', () => {
    expect(checkLine(albums, ['ein Album von :artist', ':count Alben von :artist'])).toBeNull();
    expect(checkLine(albums, [':count Album von :artist', ''])).toMatchObject({
      text: 'All forms are needed.',
      form: 1,
    });
    expect(checkLine(albums, [':count Album', ':count Alben von :artist'])?.params).toEqual({
      name: ':artist',
    });
    expect(checkLine(albums, ['', ''])).toBeNull();
  });

  it('is taken apart and put together', () => {
    expect(formsOf('a|b', ['one', 'other'])).toEqual(['a', 'b']);
    expect(formsOf('a|b', ['zero', 'one', 'other'])).toEqual(['a', 'b', '']);
    expect(formsOf('a|b', null)).toEqual(['a|b']);
    expect(textOfForms(['a', ''])).toBe('a|');
    expect(textOfForms(['', ''])).toBe('');
  });
});

it('knows numbers of plural categories', () => {
  expect(samplesOf('en', 'one')).toBe('1');
  expect(samplesOf('ar', 'two')).toBe('2');
  expect(samplesOf('pl', 'few')).toBe('2, 3, 4, 22');
  expect(samplesOf('en', 'few')).toBe('');
});

import { describe, expect, it } from 'vitest';
import { nameKey } from '../../../core/text/slug.ts';
import { defaultSeparators, splitFileArtists, splitNames } from './split-artists.ts';

const rules = { separators: defaultSeparators, whole: new Set<string>() };

describe('one field of artists', () => {
  it.each([
    ['Ada', ['Ada']],
    ['A; B', ['A', 'B']],
    ['A;B ;C', ['A', 'B', 'C']],
    ['A / B', ['A', 'B']],
    ['AC/DC', ['AC/DC']],
    ['AC/DC; Ada', ['AC/DC', 'Ada']],
    ['Earth, Wind & Fire', ['Earth, Wind & Fire']],
    ['Simon & Garfunkel', ['Simon & Garfunkel']],
    ['Gamma & Delta', ['Gamma & Delta']],
    ['Tyler, the Creator', ['Tyler, the Creator']],
    [';', [';']],
    ['A;;B', ['A', 'B']],
  ])('%s', (field, names) => {
    expect(splitNames(field, rules)).toEqual(names);
  });

  it.each([
    ['Crosby, Stills, Nash & Young', ['Crosby, Stills, Nash & Young']],
    ['Tyler, The Creator, Ada', ['Tyler, The Creator', 'Ada']],
    ['Ada, Earth, Wind & Fire & Bob', ['Ada', 'Earth, Wind & Fire', 'Bob']],
    ['Peter, Paul and Mary', ['Peter, Paul and Mary']],
    ['Ada, Bob', ['Ada', 'Bob']],
    ['Ada & Bob', ['Ada', 'Bob']],
    ['Ada x Bob', ['Ada', 'Bob']],
    ['Alex Xavier', ['Alex Xavier']],
    ['Sandy', ['Sandy']],
  ])('where commas and "&" divide: %s', (field, names) => {
    expect(splitNames(field, { ...rules, separators: [';', ', ', ' & ', ' x '] })).toEqual(names);
  });

  it('keeps what the library knows as an album artist', () => {
    const whole = new Set([nameKey('Gamma & Delta')]);
    const own = { separators: [' & '], whole };
    expect(splitNames('Gamma & Delta', own)).toEqual(['Gamma & Delta']);
    expect(splitNames('Gamma & Delta & Ada', own)).toEqual(['Gamma & Delta', 'Ada']);
  });

  it('is left as it is without separators', () => {
    expect(splitNames('A; B', { separators: ['', ' '], whole: new Set() })).toEqual(['A; B']);
  });
});

describe('the artists of a file', () => {
  it('are divided, guests also at "&", and each named once', () => {
    const artists = [
      { name: 'A; B', role: 'main' as const },
      { name: 'Gamma & Delta, a', role: 'featured' as const },
    ];
    expect(splitFileArtists({ artists, album_artists: ['A; B', 'b'] }, rules)).toEqual({
      artists: [
        { name: 'A', role: 'main' },
        { name: 'B', role: 'main' },
        { name: 'Gamma', role: 'featured' },
        { name: 'Delta', role: 'featured' },
      ],
      album_artists: ['A', 'b'],
    });
  });

  it('of compilations are one, in any spelling', () => {
    for (const name of ['Various Artists', 'VARIOUS', 'V.A.', 'v/a', 'Verschiedene Interpreten']) {
      expect(splitFileArtists({ artists: [], album_artists: [name] }, rules).album_artists).toEqual([
        'Various artists',
      ]);
    }
  });
});

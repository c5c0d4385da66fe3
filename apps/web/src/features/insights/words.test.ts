import { english } from '@kantele/api/translate';
import { expect, it } from 'vitest';
import { changeOf, partName, sharesOf } from './words.ts';

it('says how figures changed, and divides by nothing', () => {
  const said = (now: number, before: number) => changeOf(now, before, 'en', english).text;
  expect(said(118, 100)).toBe('18% more than before');
  expect(said(96, 100)).toBe('4% fewer than before');
  expect(said(5, 5)).toBe('As many as before');
  expect(said(0, 0)).toBe('As many as before');
  expect(said(3, 0)).toBe('None before');
});

it('names countries in the language of the page, and shares out what was played', () => {
  expect(partName('countries', 'FI', 'de', english)).toBe('Finnland');
  expect(partName('countries', '', 'en', english)).toBe('Unknown');
  expect(partName('sources', 'made up', 'en', english)).toBe('Elsewhere');
  const parts = [
    { value: 'phone', plays: 3, before: 0 },
    { value: 'app', plays: 1, before: 0 },
    { value: 'tablet', plays: 0, before: 9 },
  ];
  expect(sharesOf('devices', parts, 'en', english).map(({ name, text }) => `${name} ${text}`)).toEqual([
    'Phones 75%',
    'Apps 25%',
  ]);
});

import { expect, it } from 'vitest';
import { joinSeparators, splitSeparators } from './separators.ts';

it('separators are typed in one line, with the spaces that belong to them in sight', () => {
  expect(joinSeparators([';', ' / '])).toBe('; ␣/␣');
  expect(splitSeparators(' ;  ␣/␣ feat. ; ')).toEqual([';', ' / ', 'feat.']);
  expect(splitSeparators('')).toEqual([]);
});

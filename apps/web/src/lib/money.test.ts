import { expect, it } from 'vitest';
import { formatMoney, minorUnits } from './money.ts';

it.each([
  [999, 'eur', 'en', '€9.99'],
  [900, 'eur', 'en', '€9'],
  [500, 'jpy', 'en', '¥500'],
  [999, 'eur', 'de', '9,99 €'],
  [99_000, 'huf', 'en', 'HUF 990'],
  [99_050, 'huf', 'en', 'HUF 990.50'],
  [99_050, 'cop', 'en', 'COP 990.50'],
  [50_000, 'isk', 'en', 'ISK 500'],
  [5_120, 'kwd', 'en', 'KWD 5.120'],
])('writes %i %s in %s', (amount, currency, language, words) => {
  expect(formatMoney(amount, currency, language).replace(/\u00a0/g, ' ')).toBe(words);
});

it('knows the smallest unit of a currency', () => {
  const units = ['eur', 'jpy', 'kwd', 'huf', 'isk', 'ugx', 'x'].map(minorUnits);
  expect(units).toEqual([100, 1, 1_000, 100, 100, 100, 100]);
});

import { expect, it } from 'vitest';
import { formatMoney, minorUnits } from './money.ts';

it.each([
  [999, 'eur', 'en', '€9.99'],
  [900, 'eur', 'en', '€9'],
  [500, 'jpy', 'en', '¥500'],
  [999, 'eur', 'de', '9,99 €'],
])('writes %i %s in %s', (amount, currency, language, words) => {
  expect(formatMoney(amount, currency, language).replace(/\u00a0/g, ' ')).toBe(words);
});

it('knows the smallest unit of a currency', () => {
  expect([minorUnits('eur'), minorUnits('jpy'), minorUnits('kwd'), minorUnits('x')]).toEqual([
    100, 1, 1_000, 100,
  ]);
});

import { currencyDigits } from '@kantele/api/billing-currencies';
import { localeOf } from './dates.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in minor units with its currency: `€9.99`, `€9` for a whole amount, `¥500`. */
export function formatMoney(amount: number, currency: string, language: string): string {
  const key = `${language}\n${currency}`;
  const format = formats.get(key) ?? formatOf(currency, language);
  formats.set(key, format);
  return format.format(amount / minorUnits(currency));
}

function formatOf(currency: string, language: string) {
  const digits = currencyDigits(currency);
  return new Intl.NumberFormat(localeOf(language), {
    ...{ style: 'currency', currency: currency.toUpperCase(), trailingZeroDisplay: 'stripIfInteger' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
}

/** How many minor units one unit of a currency has: 100 cents, 1 yen. */
export function minorUnits(currency: string): number {
  return 10 ** currencyDigits(currency);
}

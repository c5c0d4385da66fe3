import { localeOf } from './dates.ts';

const formats = new Map<string, { format: Intl.NumberFormat; unit: number }>();

/** An amount in minor units with its currency: `€9.99`, `€9` for a whole amount, `¥500`. */
export function formatMoney(amount: number, currency: string, language: string): string {
  const key = `${language}\n${currency}`;
  const known = formats.get(key) ?? formatOf(currency, language);
  formats.set(key, known);
  return known.format.format(amount / known.unit);
}

function formatOf(currency: string, language: string) {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
  const options: Intl.NumberFormatOptions = { ...style, trailingZeroDisplay: 'stripIfInteger' };
  return { format: new Intl.NumberFormat(localeOf(language), options), unit: 10 ** digits };
}

/** How many minor units one unit of a currency has: 100 cents, 1 yen. */
export function minorUnits(currency: string): number {
  try {
    const style = { style: 'currency', currency: currency.toUpperCase() } as const;
    return 10 ** (new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2);
  } catch {
    return 100;
  }
}

/** The provider's currencies and their minor units. Browser-safe: server and pages use the same table. */

const twoDigits = `aed afn all amd aoa ars aud awg azn bam bbd bdt bmd bnd bob brl bsd bwp byn bzd cad cdf chf cny cop crc
  cve czk dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf idr ils inr isk jmd kes kgs khr kyd
  kzt lak lbp lkr lrd lsl mad mdl mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr
  pln qar ron rsd rub sar sbd scr sek sgd shp sle sos srd std szl thb tjs top try ttd twd tzs uah ugx usd uyu uzs wst
  xcd xcg yer zar zmw`;
const noDigits = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf';
const threeDigits = 'bhd jod kwd omr tnd';

interface CurrencyRow {
  /** Decimal digits of an amount: the amount 1000 is 10 with two digits, and 1000 with none. */
  digits: 0 | 2 | 3;
  /** Amounts of prices are multiples of so many minor units. */
  step: 1 | 10 | 100;
}

const rows = (codes: string, row: CurrencyRow) => codes.split(/\s+/).map((code) => [code, row] as const);

/**
 * Every currency Stripe takes, by its ISO 4217 code in lower case. The digits are those of Stripe's interface, not those
 * of ISO 4217 or of `Intl`, which change with the version of the browser.
 *
 * The digits: https://docs.stripe.com/currencies as archived in 2022, 2024 and 2026, which agree on the currencies without
 * digits. ISK and UGX have no fractions, but are sent with two digits, so their amounts are multiples of 100. HUF and TWD
 * are without digits for payouts only: prices have two. The last of three digits has to be 0.
 *
 * Which currencies are taken: ISO 4217 less what the provider is known to leave out (CUP, IRR, KPW, SDG, SSP, SYP, VES and
 * others). The page makes that list for the reader's country and no archive holds it, so it is not compared with one. A
 * code too many is refused by the provider when the price is made.
 */
const currencyTable: ReadonlyMap<string, CurrencyRow> = new Map([
  ...rows(twoDigits, { digits: 2, step: 1 }),
  ...rows(noDigits, { digits: 0, step: 1 }),
  ...rows(threeDigits, { digits: 3, step: 10 }),
  ...rows('isk ugx', { digits: 2, step: 100 }),
]);

/** Whether the provider takes a currency. @param code ISO 4217, lower case */
export function isCurrency(code: string): boolean {
  return currencyTable.has(code);
}

/** Decimal digits of amounts in a currency: 2 for cents, 0 for yen; 2 for one the provider does not take any more. */
export function currencyDigits(code: string): number {
  return currencyTable.get(code.toLowerCase())?.digits ?? 2;
}

/** Of how many minor units amounts in a currency are multiples: 100 where they are whole krónur sent with two digits. */
export function currencyStep(code: string): number {
  return currencyTable.get(code)?.step ?? 1;
}

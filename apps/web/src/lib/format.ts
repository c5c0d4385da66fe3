/** Numbers, dates and names of places in a fixed locale; formatters are made once, since making them is slow. */

function cached<Value>(make: (locale: string) => Value): (locale: string) => Value {
  const made = new Map<string, Value>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const value = make(locale);
    made.set(locale, value);
    return value;
  };
}

const whole = cached((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const compact = cached(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);
const regions = cached((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
// Release dates are days on the calendar, not moments: they must not move with the time zone.
const day = cached((locale) => calendar(locale, { day: 'numeric', month: 'long', year: 'numeric' }));
const month = cached((locale) => calendar(locale, { month: 'long', year: 'numeric' }));

function calendar(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // English names of months after the day, the way liner notes have them.
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' });
}

/** `2,870,114` */
export const formatNumber = (value: number, locale: string): string => whole(locale).format(value);

/** `2.9M`, for places without room. */
export const formatCompact = (value: number, locale: string): string => compact(locale).format(value);

/** `Turku, Finland` from a city and an ISO 3166 code; null when neither is known. */
export function formatPlace(city: string | null, country: string | null, locale: string): string | null {
  const name = country && /^[A-Z]{2}$/.test(country) ? regions(locale).of(country) : null;
  return [city, name].filter(Boolean).join(', ') || null;
}

/** Release dates: `6 March 2026`, `March 2026` or `2026`, as exact as the date is known. */
export function formatRelease(
  date: string | null,
  precision: 'year' | 'month' | 'day' | null,
  locale: string,
): string | null {
  const moment = date ? new Date(`${date}T00:00:00Z`) : null;
  if (!date || !moment || Number.isNaN(moment.getTime())) return null;
  if (precision === 'year') return date.slice(0, 4);
  return (precision === 'month' ? month(locale) : day(locale)).format(moment);
}

/** The part of a release date that is known, for `<time datetime>` and structured data. */
export function releaseIso(date: string | null, precision: 'year' | 'month' | 'day' | null): string | null {
  if (!date) return null;
  return date.slice(0, precision === 'year' ? 4 : precision === 'month' ? 7 : 10);
}

/** `1 play`, `412 plays` */
export function formatPlays(count: number, locale: string): string {
  return `${formatNumber(count, locale)} ${count === 1 ? 'play' : 'plays'}`;
}

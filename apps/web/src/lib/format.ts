import type { Translate } from '@kantele/api/translate';
import { dateLocaleOf, localeOf } from './dates.ts';

/** Numbers, dates and names of places in a fixed language; formatters are made once, since making them is slow. */

function cached<Value>(make: (language: string) => Value): (language: string) => Value {
  const made = new Map<string, Value>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const value = make(language);
    made.set(language, value);
    return value;
  };
}

const number = (options: Intl.NumberFormatOptions) =>
  cached((language) => new Intl.NumberFormat(localeOf(language), options));
const whole = number({ maximumFractionDigits: 0 });
const compact = number({ notation: 'compact', maximumFractionDigits: 1 });
const percent = number({ style: 'percent', maximumFractionDigits: 0 });
const regions = cached((language) => new Intl.DisplayNames(language, { type: 'region' }));
// Release dates are days on the calendar, not moments: they must not move with the time zone.
const day = cached((language) => calendar(language, { day: 'numeric', month: 'long', year: 'numeric' }));
const month = cached((language) => calendar(language, { month: 'long', year: 'numeric' }));
// Days of reports are calendar days of UTC.
const weekday = cached((language) => calendar(language, { weekday: 'short', day: 'numeric', month: 'long' }));
const dayOfMonth = cached((language) => calendar(language, { day: 'numeric', month: 'short' }));

function calendar(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocaleOf(language), { ...options, timeZone: 'UTC' });
}

/** `2,870,114` */
export const formatNumber = (value: number, language: string): string => whole(language).format(value);

/** `2.9M`, for places without room. */
export const formatCompact = (value: number, language: string): string => compact(language).format(value);

/** `60%`, from a share between 0 and 1. */
export const formatPercent = (share: number, language: string): string => percent(language).format(share);

/** `Turku, Finland` from a city and an ISO 3166 code; null when neither is known. */
export function formatPlace(
  city: string | null,
  country: string | null,
  language: string,
  t: Translate,
): string | null {
  const name = country && /^[A-Z]{2}$/.test(country) ? regions(language).of(country) : null;
  return [city, name].filter(Boolean).join(t(', ')) || null;
}

/** Release dates: `6 March 2026`, `March 2026` or `2026`, as exact as the date is known. */
export function formatRelease(
  date: string | null,
  precision: 'year' | 'month' | 'day' | null,
  language: string,
): string | null {
  const moment = date ? new Date(`${date}T00:00:00Z`) : null;
  if (!date || !moment || Number.isNaN(moment.getTime())) return null;
  if (precision === 'year') return date.slice(0, 4);
  return (precision === 'month' ? month(language) : day(language)).format(moment);
}

/** A calendar day, `YYYY-MM-DD`, in words: `Wed 11 November`, or short for below a line: `11 Nov`. */
export const formatDay = (iso: string, language: string, short = false): string =>
  (short ? dayOfMonth(language) : weekday(language)).format(new Date(`${iso}T00:00:00Z`));

/** The part of a release date that is known, for `<time datetime>` and structured data. */
export function releaseIso(date: string | null, precision: 'year' | 'month' | 'day' | null): string | null {
  if (!date) return null;
  return date.slice(0, precision === 'year' ? 4 : precision === 'month' ? 7 : 10);
}

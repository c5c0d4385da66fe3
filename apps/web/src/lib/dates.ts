import type { Translate } from '@kantele/api/translate';

/** How moments are written: the site's language, and the time zone of the reader. */
export interface Place {
  language: string;
  timeZone: string;
  /** How dates are written; `long` unless told. */
  style?: DateStyle;
}

export type DateStyle = 'long' | 'medium' | 'short' | 'iso';

/**
 * The locale of numbers in a language. Figures are always 0–9: years, clocks and track numbers are, and which figures
 * a browser would choose depends on its age, so that it might disagree with the server.
 */
export const localeOf = (language: string): string => `${language}-u-nu-latn`;

/** The locale of dates: English names of months come after the day, the way liner notes have them. */
export const dateLocaleOf = (language: string): string => localeOf(language === 'en' ? 'en-GB' : language);

/** A moment as data has it. */
export type Moment = string | number | Date;

const made = new Map<string, Intl.DateTimeFormat>();

function format(moment: Moment, { language, timeZone }: Place, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const key = [language, timeZone, JSON.stringify(options)].join(' ');
  const known = made.get(key) ?? formatter(dateLocaleOf(language), timeZone, options);
  made.set(key, known);
  return known.format(date);
}

function formatter(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    // A zone this browser does not know.
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  }
}

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** `6 March 2026`, `6 Mar 2026`, `06/03/2026` or `2026-03-06`, as the site says. */
export function formatDate(moment: Moment, place: Place): string {
  const { style = 'long' } = place;
  if (style === 'iso') return format(moment, { ...place, language: iso }, day);
  return format(moment, place, { dateStyle: style });
}

/** `6 March 2026 at 14:05` */
export function formatDateTime(moment: Moment, place: Place): string {
  const { style = 'long' } = place;
  if (style === 'iso')
    return format(moment, { ...place, language: iso }, { ...day, hour: '2-digit', minute: '2-digit' });
  return format(moment, place, { dateStyle: style, timeStyle: 'short' });
}

/** `14:05` */
export function formatTime(moment: Moment, place: Place): string {
  return format(moment, place, { timeStyle: 'short' });
}

/** Swedes write dates the way the standard does. */
const iso = 'sv';

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const relatives = new Map<string, Intl.RelativeTimeFormat>();

/** `a few seconds ago`, `3 minutes ago`, `2 weeks ago`. What a fast clock puts into the future has just happened. */
export function formatRelative(moment: Moment, now: Moment, t: Translate, { language }: Place): string {
  const seconds = (new Date(now).getTime() - new Date(moment).getTime()) / 1000;
  const unit = units.find(([, length]) => seconds >= length);
  if (!unit) return t('a few seconds ago');
  const relative = relatives.get(language) ?? new Intl.RelativeTimeFormat(localeOf(language));
  relatives.set(language, relative);
  return relative.format(-Math.floor(seconds / unit[1]), unit[0]);
}

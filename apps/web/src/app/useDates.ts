import { formatDate, formatDateTime, formatRelative, type Moment, type Place } from '../lib/dates.ts';
import { useBoot, useSetting } from './boot.tsx';
import { useHydrated } from './hydrated.ts';
import { useLanguage, useT } from './i18n.tsx';

/**
 * The time zone dates are shown in: the visitor's own choice, else the site's, where `auto` is the browser's. The
 * server does not know that one; until hydration is over it counts as UTC on both sides.
 */
export function useTimeZone(): string {
  const { data } = useBoot();
  const site = useSetting('dates.default_timezone', 'auto');
  const hydrated = useHydrated();
  const chosen = data.user?.timezone || site;
  if (chosen !== 'auto') return chosen;
  return hydrated ? browserZone() : 'UTC';
}

let zone: string | undefined;

/** Asked once: the answer is slow, and rows of a list ask. */
function browserZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

/** Dates and times in the language and the time zone of the visitor. */
export function useDates() {
  const t = useT();
  const style = useSetting('dates.format', 'long');
  const place: Place = { language: useLanguage(), timeZone: useTimeZone(), style };
  return {
    ...place,
    date: (moment: Moment) => formatDate(moment, place),
    dateTime: (moment: Moment) => formatDateTime(moment, place),
    /** As of now; in what the server renders too, `now` should come from data. */
    relative: (moment: Moment, now: Moment = Date.now()) => formatRelative(moment, now, t, place),
  };
}

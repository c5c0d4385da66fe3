import type { Translate } from '@kantele/api/translate';

/** Words and figures for lengths of time; all take milliseconds. */

interface Parts {
  hours: number;
  minutes: number;
  seconds: number;
}

function parts(ms: number): Parts {
  const total = Math.max(0, Math.round(ms / 1000));
  return { hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 };
}

const two = (value: number) => String(value).padStart(2, '0');

/** `3:42`, `1:02:07`. */
export function clock(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** `1:02.35`, rounded to hundredths. The rounding is of whole numbers: as seconds 2.805 rounds up and 2.905 down. */
export function exactClock(ms: number): string {
  const total = Math.round(ms / 10);
  return `${Math.floor(total / 6_000)}:${two(Math.floor(total / 100) % 60)}.${two(total % 100)}`;
}

/** `43 min`, `1 h 12 min`; what is shorter than a minute in seconds. */
export function roughLength(ms: number, t: Translate): string {
  const { hours, minutes, seconds } = parts(Math.round(ms / 60_000) * 60_000);
  if (hours > 0)
    return minutes > 0 ? t(':hours h :minutes min', { hours, minutes }) : t(':hours h', { hours });
  if (minutes > 0) return t(':minutes min', { minutes });
  return t(':seconds s', { seconds: parts(ms).seconds || seconds });
}

/** `3 minutes 42 seconds`, for assistive technology. */
export function spokenDuration(ms: number, t: Translate): string {
  const { hours, minutes, seconds } = parts(ms);
  const words = [];
  if (hours > 0) words.push(t(':count hour|:count hours', { count: hours }));
  if (minutes > 0) words.push(t(':count minute|:count minutes', { count: minutes }));
  if (seconds > 0 || words.length === 0) words.push(t(':count second|:count seconds', { count: seconds }));
  return words.reduce((longer, shorter) => t(':longer :shorter', { longer, shorter }));
}

/** `PT3M42S`, for `<time>` and structured data. */
export function isoDuration(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds}S`;
}

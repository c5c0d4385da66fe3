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

/** `43 min`, `1 h 12 min`; what is shorter than a minute in seconds. */
export function roughLength(ms: number): string {
  const { hours, minutes, seconds } = parts(Math.round(ms / 60_000) * 60_000);
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  if (minutes > 0) return `${minutes} min`;
  return `${parts(ms).seconds || seconds} s`;
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `3 minutes 42 seconds`, for assistive technology. */
export function spokenDuration(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  const words = [];
  if (hours > 0) words.push(plural(hours, 'hour'));
  if (minutes > 0) words.push(plural(minutes, 'minute'));
  if (seconds > 0 || words.length === 0) words.push(plural(seconds, 'second'));
  return words.join(' ');
}

/** `PT3M42S`, for `<time>` and structured data. */
export function isoDuration(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds}S`;
}

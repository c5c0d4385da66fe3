/** Moments as date fields write them: `2026-03-06T18:30`, without a word on where. */

const parts = new Map<string, Intl.DateTimeFormat>();

function wall(moment: Date, timeZone: string): number {
  const format =
    parts.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  parts.set(timeZone, format);
  const found = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** What a clock on the wall of a zone shows at a moment. */
export function localOf(moment: Date, timeZone: string): string {
  return new Date(wall(moment, timeZone)).toISOString().slice(0, 16);
}

/** The moment a clock on the wall of a zone shows this; null for nothing, or for no date. */
export function instantOf(local: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local) || Number.isNaN(asUtc)) return null;
  // The offset is that of the moment itself, which the first guess is near to.
  const guess = asUtc - (wall(new Date(asUtc), timeZone) - asUtc);
  const exact = asUtc - (wall(new Date(guess), timeZone) - guess);
  return new Date(exact).toISOString();
}

/** Hours of the day, by the receiver's clock, in which mails that gather messages go out. */
const hours = { from: 8, until: 11 };

export interface Morning {
  /** When it began: what came later waits for the next one. */
  since: Date;
  isMonday: boolean;
}

/** The morning that is at this moment in a time zone; null at other times, and for what is no time zone. */
export function morningIn(zone: string, now: Date): Morning | null {
  const parts = partsOf(zone, now);
  if (!parts) return null;
  const hour = Number(parts.hour);
  if (hour < hours.from || hour >= hours.until) return null;
  const passedMs = ((hour - hours.from) * 60 + Number(parts.minute)) * 60_000;
  return { since: new Date(now.getTime() - passedMs), isMonday: parts.weekday === 'Mon' };
}

function partsOf(timeZone: string, now: Date): Record<string, string> | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', weekday: 'short' },
      ...{ hour: '2-digit', minute: '2-digit' },
    });
    return Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  } catch {
    return null;
  }
}

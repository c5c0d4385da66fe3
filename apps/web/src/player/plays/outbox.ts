import { isRecord } from '../stored/guards.ts';
import { type KeyValue, keys, readJson, writeJson } from '../stored/storage.ts';
import type { PlayReport } from './session.ts';

/** Reports kept for later; the oldest go first when there are more. */
export const outboxMax = 200;

/** `later`: the server could not be reached or is busy; `done`: it took the report, or never will. */
export type Sent = 'done' | 'later';

const isReport = (value: unknown): value is PlayReport =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.track_id === 'number' &&
  typeof value.started_at === 'string' &&
  typeof value.heard_ms === 'number';

/**
 * Sends play reports and keeps those that did not arrive. A report is stored before it is sent, so a page that dies
 * loses none; its id makes sending twice harmless.
 */
export function createOutbox(storage: KeyValue, send: (play: PlayReport) => Promise<Sent>) {
  let flushing: Promise<void> | null = null;

  const read = (): PlayReport[] => {
    const stored = readJson(storage, keys.reports);
    return Array.isArray(stored) ? stored.filter(isReport) : [];
  };
  const write = (plays: PlayReport[]) => writeJson(storage, keys.reports, plays.slice(-outboxMax));

  const sendAll = async () => {
    const tried = new Set<string>();
    for (;;) {
      // Read anew each time: another tab may have sent some, a new one may have come.
      const play = read().find(({ id }) => !tried.has(id));
      if (!play) return;
      tried.add(play.id);
      // Where one cannot be sent, the others cannot either.
      if ((await send(play)) === 'later') return;
      write(read().filter(({ id }) => id !== play.id));
    }
  };

  /** Sends what is kept, one after the other. */
  const flush = (): Promise<void> => {
    flushing ??= sendAll().finally(() => {
      flushing = null;
    });
    return flushing;
  };

  return {
    flush,
    async send(play: PlayReport): Promise<void> {
      // Where nothing can be stored there is one try.
      if (write([...read(), play])) await flush();
      else await send(play);
    },
  };
}

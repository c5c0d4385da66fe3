import { pagesNotice } from '@kantele/api/server';
import type { FastifyInstance } from 'fastify';
import type { LiveNotices } from '../http/live-notices.ts';
import type { PageCache } from './cache.ts';

/** Milliseconds between two clearings: an import changes the catalogue many times a second. */
const everyMs = 1_000;

/**
 * Drops kept pages when an instance, this one too, has changed what they show: at once, and of many changes in a row at
 * most a second later. Without a connection that hears of it, pages are as old as the cache lets them be.
 */
export function clearOnChange(
  app: FastifyInstance,
  cache: Pick<PageCache, 'clear'>,
  notices: LiveNotices,
): void {
  const soon = atMostEvery(everyMs, () => cache.clear());
  notices.add({
    onNotice: (notice) => {
      if (pagesNotice.safeParse(notice).success) soon.run();
    },
    onBack: () => cache.clear(),
  });
  // The server's own event: a socket that was reserved before is handed to it, which Fastify does not see.
  app.server.once('listening', () => void notices.listen());
  app.addHook('onClose', async () => soon.stop());
}

/** Runs something when it is asked for, or when so many milliseconds have passed since it ran last. */
export function atMostEvery(ms: number, work: () => void): { run(): void; stop(): void } {
  let ranAt = Number.NEGATIVE_INFINITY;
  let waiting: NodeJS.Timeout | null = null;
  const now = () => {
    waiting = null;
    ranAt = performance.now();
    work();
  };
  return {
    run() {
      if (waiting) return;
      const left = ranAt + ms - performance.now();
      if (left <= 0) now();
      else waiting = setTimeout(now, left).unref();
    },
    stop() {
      if (waiting) clearTimeout(waiting);
      waiting = null;
    },
  };
}

import { createLineSpeed, type LineSpeed } from './line-speed.ts';

/** Longest pause between two tries, in milliseconds. */
const pauseMaxMs = 15_000;
const pauseMinMs = 300;

/** Whether the server can be reached, told by the requests themselves and by the browser. */
export interface Connection extends LineSpeed {
  /** A request got an answer. */
  reached(): void;
  /** A request got none. `failures` in a row count from 1. */
  missed(failures: number): void;
  /** Resolves when the next try is due. */
  pause(failures: number, signal: AbortSignal): Promise<void>;
  dispose(): void;
}

/** The part of a window that tells whether there is a network. */
interface Network {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(name: 'online' | 'offline', listener: () => void): void;
  removeEventListener(name: 'online' | 'offline', listener: () => void): void;
}

/** Says `lost` once when data cannot be fetched any more, and once when it can again. */
export function createConnection(target: Network, changed: (lost: boolean) => void): Connection {
  const sleepers = new Set<() => void>();
  let lost = false;
  const set = (to: boolean) => {
    if (to === lost) return;
    lost = to;
    changed(lost);
  };
  const online = () => {
    // Pending requests find out by retrying; without pending requests nothing is missing.
    if (sleepers.size === 0) set(false);
    for (const wake of [...sleepers]) wake();
  };
  const offline = () => set(true);
  target.addEventListener('online', online);
  target.addEventListener('offline', offline);
  return {
    ...createLineSpeed(),
    reached: () => set(false),
    missed(failures) {
      // One failure may be a connection that was closed for other reasons.
      if (failures > 1 || !target.navigator.onLine) set(true);
    },
    pause(failures, signal) {
      return new Promise((done, fail) => {
        const wake = () => {
          clearTimeout(timer);
          sleepers.delete(wake);
          signal.removeEventListener('abort', abort);
          done();
        };
        const abort = () => {
          wake();
          fail(signal.reason);
        };
        const timer = setTimeout(wake, Math.min(pauseMaxMs, pauseMinMs * 2 ** (failures - 1)));
        sleepers.add(wake);
        signal.addEventListener('abort', abort);
      });
    },
    dispose() {
      target.removeEventListener('online', online);
      target.removeEventListener('offline', offline);
    },
  };
}

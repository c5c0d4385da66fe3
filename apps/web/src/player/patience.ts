import type { Core } from './core.ts';

/** Without a sound for so long (milliseconds) it is said in words that there is none. */
export const saidAfterMs = 1_000;
/** What is still unknown of the current track is asked for again this often. */
export const askAgainMs = 2_000;
/** A track nothing could be learned of by then cannot be played, unless the line is down. */
export const givenUpAfterMs = 20_000;

interface PatienceHost {
  /** Asks for what is not known of the current track. */
  learn(): void;
  /** The current track cannot be played: the server does not tell of it. */
  giveUp(): void;
}

/** Whoever wants music hears it, or is told within a second that it does not come: follows state and position. */
export function watchPatience(core: Core, host: PatienceHost): () => void {
  const { state, position, patch } = core;
  let cancel: (() => void) | null = null;
  /** Where the clock stood when the waiting began, and for how long it has. */
  let stoodAt: number | null = null;
  let waitedMs = 0;
  /** The engine believes that it plays. */
  let believed = false;

  const stop = () => {
    cancel?.();
    cancel = null;
    stoodAt = null;
    waitedMs = 0;
  };
  const wait = (ms: number) => {
    cancel?.();
    cancel = core.dependencies?.after(ms, () => due(ms)) ?? null;
  };
  const due = (ms: number) => {
    waitedMs += ms;
    const { track, offline, waiting, buffering } = state.get();
    if (!track && !offline) {
      if (waitedMs >= givenUpAfterMs) return host.giveUp();
      host.learn();
    }
    believed ||= !buffering;
    patch({ buffering: true, waiting: waiting ?? 'sound' });
    wait(askAgainMs);
  };
  const look = () => {
    const { playing, failed, waiting } = state.get();
    if (!playing || failed) {
      stop();
      if (waiting) patch({ waiting: null });
      return;
    }
    const { positionMs } = position.get();
    if (positionMs === stoodAt) return;
    stoodAt = positionMs;
    waitedMs = 0;
    wait(saidAfterMs);
    // What the server still makes says itself when it is there.
    if (waiting === 'sound') patch({ waiting: null, ...(believed && { buffering: false }) });
    believed = false;
  };
  const stops = [state.subscribe(look), position.subscribe(look), stop];
  return () => {
    for (const end of stops) end();
  };
}

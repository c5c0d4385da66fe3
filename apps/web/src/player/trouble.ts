import type { Core } from './core.ts';
import type { FailureReason } from './engine/engine.ts';
import { withFailure, without } from './failures.ts';

/** A track that cannot be played is skipped after this many milliseconds. */
export const skipAfterMs = 5_000;
/** After this many failures in a row the player stops instead of skipping on. */
const failuresMax = 10;

/** What is done about tracks that cannot be played. `next` goes on to the one after. */
export function createTrouble(core: Core, next: () => void) {
  const { state, patch } = core;
  let inARow = 0;
  let cancelSkip: (() => void) | null = null;

  const skip = () => {
    const { dependencies } = core;
    const name = state.get().track?.name;
    const words = name
      ? dependencies?.t('Can’t play “:name”, skipped', { name })
      : dependencies?.t('A song was skipped');
    const show = dependencies?.toFailures();
    if (dependencies && words)
      dependencies.notify(words, show ? { label: dependencies.t('Show'), onPress: show } : undefined);
    next();
  };
  const stopSkip = () => {
    cancelSkip?.();
    cancelSkip = null;
  };
  return {
    stopSkip,
    /** The current track cannot be played: it is listed, and skipped unless somebody says otherwise. */
    fail(reason: FailureReason) {
      const { playing, queue } = state.get();
      if (queue.current) {
        const { trackId } = queue.current;
        core.failures.set(withFailure(core.failures.get(), { trackId, reason }));
      }
      patch({ failed: true, buffering: false });
      inARow += 1;
      if (!playing) return;
      if (reason === 'limited') {
        // The next one would be stopped as well.
        patch({ playing: false });
        const { current } = queue;
        if (current) core.dependencies?.tellLimit(current.trackId);
        return;
      }
      if (inARow >= failuresMax) patch({ playing: false });
      else if (core.preferences.get().autoSkip)
        cancelSkip = core.dependencies?.after(skipAfterMs, skip) ?? null;
    },
    /** The current track sounds. */
    works() {
      inARow = 0;
      const { queue } = state.get();
      if (queue.current) core.failures.set(without(core.failures.get(), queue.current.trackId));
    },
    /** It is tried again, or left. */
    recover() {
      stopSkip();
      if (state.get().failed) patch({ failed: false });
    },
    /** Forgets earlier failures: a person has asked for something. */
    forgive() {
      inARow = 0;
    },
  };
}

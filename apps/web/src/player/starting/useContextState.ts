import { usePlayerState } from '../hooks.ts';

/** Whether a page's context (an album, an artist) is what plays now: named by its address. */
export function useContextState(path: string): 'playing' | 'paused' | null {
  return usePlayerState(({ queue, playing }) => {
    if (!queue.current || queue.context?.path !== path) return null;
    return playing ? 'playing' : 'paused';
  });
}

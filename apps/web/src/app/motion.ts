/** Where the choice is kept in this browser. */
export const motionKey = 'kantele.motion';
const listeners = new Set<() => void>();

/** `auto` does as the system says; `off` keeps things still and `on` lets them move whatever it says. */
export type Motion = 'auto' | 'on' | 'off';

/** A store for `useSyncExternalStore`: how much may move on this device. */
export const motionChoice = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get(): Motion {
    try {
      const stored = localStorage.getItem(motionKey);
      return stored === 'on' || stored === 'off' ? stored : 'auto';
    } catch {
      return 'auto';
    }
  },
  onServer: (): Motion => 'auto',
  set(motion: Motion): void {
    try {
      if (motion === 'auto') localStorage.removeItem(motionKey);
      else localStorage.setItem(motionKey, motion);
    } catch {
      // Storage may be full or forbidden: the choice then lasts as long as the page.
    }
    applyMotion(motion);
    for (const listener of listeners) listener();
  },
};

/** Tells the style sheets. */
export function applyMotion(motion: Motion): void {
  if (motion === 'auto') delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = motion;
}

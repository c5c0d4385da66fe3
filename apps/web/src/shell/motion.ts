const key = 'kantele.motion';
const listeners = new Set<() => void>();

/** `auto` does as the system says; `off` keeps things still whatever it says. */
export type Motion = 'auto' | 'off';

function read(): Motion {
  try {
    return localStorage.getItem(key) === 'off' ? 'off' : 'auto';
  } catch {
    return 'auto';
  }
}

/** How much may move on this device; a store for `useSyncExternalStore`. */
export const motionChoice = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: read,
  onServer: (): Motion => 'auto',
  set(motion: Motion): void {
    try {
      if (motion === 'auto') localStorage.removeItem(key);
      else localStorage.setItem(key, motion);
    } catch {
      // Storage may be full or forbidden: the choice then lasts as long as the page.
    }
    applyMotion(motion);
    for (const listener of listeners) listener();
  },
};

/** Tells the style sheets. */
export function applyMotion(motion: Motion): void {
  if (motion === 'off') document.documentElement.dataset.motion = 'off';
  else delete document.documentElement.dataset.motion;
}

import type { Onboarding } from '../lib/after-sign-in.ts';

const key = 'kantele.onboarding';

/** The plan somebody chose before registering, kept on this device until its checkout is reached. */
export const onboarding = {
  /** As stored: check it with `checkoutPath` before use. Null on the server. */
  get(): unknown {
    if (typeof window === 'undefined') return null;
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  set(selection: Onboarding): void {
    try {
      localStorage.setItem(key, JSON.stringify(selection));
    } catch {
      // Storage may be full or forbidden: the plan is then chosen again.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing could be stored either.
    }
  },
};

import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** What a toast says. */
export interface ToastMessage {
  message: string;
  tone: 'positive' | 'danger' | 'loading';
  actions: readonly ToastAction[];
}

/** What can be done about a message; it goes with that. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** Options of {@link toast}. */
export interface ToastOptions {
  /** `danger` is announced at once and stays 8 s; `loading` stays until it is replaced or closed; others 3 s. */
  tone?: ToastMessage['tone'];
  /** What to do about it, such as Undo or Retry: one thing, or two at most. */
  action?: ToastAction | readonly ToastAction[];
  /** Milliseconds, when the rule of the tone does not suit: an Undo stays 8 s. */
  duration?: number;
  onClose?: () => void;
}

// The library still marks its toasts as unstable; this file and Toast.tsx are all that would change.
export const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 });

const DURATIONS = { positive: 3000, danger: 8000, loading: undefined } as const;

/** Shows a message; it takes the place of the one before. Returns a key for {@link closeToast}. */
export function toast(
  message: string,
  { tone = 'positive', action, duration, onClose }: ToastOptions = {},
): string {
  // One at a time: a queue of stale messages would speak about things long past.
  for (const { key } of [...queue.visibleToasts]) queue.close(key);
  return queue.add(
    { message, tone, actions: [action ?? []].flat() },
    { timeout: duration ?? DURATIONS[tone], onClose },
  );
}

/** Takes a message away before its time. */
export const closeToast = (key: string): void => queue.close(key);

const listeners = new Set<() => void>();
let active = false;

/** Whether files are being uploaded, or were in this window: then the tray is shown, whatever page one is on. */
export const uploadsActive = {
  get: () => active,
  onServer: () => false,
  set(value: boolean) {
    if (active === value) return;
    active = value;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const key = 'recent-searches';
const most = 8;
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let cache: readonly string[] | null = null;

function read(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, most) : none;
  } catch {
    return none;
  }
}

function write(next: readonly string[]): void {
  cache = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage may be full or forbidden: the list then lives as long as the page.
  }
  for (const listener of listeners) listener();
}

/** What was searched for on this device, newest first; a store for `useSyncExternalStore`. */
export const recentSearches = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get(): readonly string[] {
    cache ??= read();
    return cache;
  },
  onServer: () => none,
  add(text: string) {
    const query = text.trim();
    if (query) write([query, ...recentSearches.get().filter((other) => other !== query)].slice(0, most));
  },
  remove: (text: string) => write(recentSearches.get().filter((other) => other !== text)),
  clear: () => write(none),
};

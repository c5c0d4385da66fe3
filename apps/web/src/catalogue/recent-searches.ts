import { parseReference, type Reference } from './references.ts';

interface Words {
  kind: 'query';
  text: string;
}
/** What was searched for: words, or one of the things found. */
export type RecentSearch = Words | Reference;

export const isWords = (entry: RecentSearch): entry is Words => entry.kind === 'query';

const key = 'recent-searches';
const most = 8;
const none: readonly RecentSearch[] = [];
const listeners = new Set<() => void>();
let cache: readonly RecentSearch[] | null = null;

function read(): readonly RecentSearch[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.flatMap((entry) => entryOf(entry) ?? []).slice(0, most) : none;
  } catch {
    return none;
  }
}

function entryOf(value: unknown): RecentSearch | null {
  // Lists of earlier versions were plain words.
  if (typeof value === 'string') return { kind: 'query', text: value };
  if (typeof value !== 'object' || value === null) return null;
  const { kind, text } = value as Record<string, unknown>;
  if (kind === 'query') return typeof text === 'string' ? { kind, text } : null;
  return parseReference(value as Record<string, unknown>);
}

function write(next: readonly RecentSearch[]): void {
  cache = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage may be full or forbidden: the list then lives as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Tells entries apart; the same thing found twice is one entry. */
export function recentKey(entry: RecentSearch): string {
  return isWords(entry) ? `query ${entry.text}` : `${entry.kind} ${entry.id}`;
}

function others(entry: RecentSearch): readonly RecentSearch[] {
  return recentSearches.get().filter((other) => recentKey(other) !== recentKey(entry));
}

/** What was searched for on this device, newest first; a store for `useSyncExternalStore`. */
export const recentSearches = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get(): readonly RecentSearch[] {
    cache ??= read();
    return cache;
  },
  onServer: () => none,
  add(entry: RecentSearch) {
    write([entry, ...others(entry)].slice(0, most));
  },
  addQuery(text: string) {
    const query = text.trim();
    if (query) recentSearches.add({ kind: 'query', text: query });
  },
  remove: (entry: RecentSearch) => write(others(entry)),
  clear: () => write(none),
};

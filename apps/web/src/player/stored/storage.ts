import { queueKey } from '../../lib/queue-key.ts';

/** The part of `Storage` the player uses. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A JSON value by key; null when there is none, when it is broken, or when storage is closed to this page. */
export function readJson(storage: KeyValue, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether the value could be stored; a full or closed storage is no error. */
export function writeText(storage: KeyValue, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export const writeJson = (storage: KeyValue, key: string, value: unknown): boolean =>
  writeText(storage, key, JSON.stringify(value));

/** Storage that lasts as long as the page, where the browser allows no other. */
export function memoryStorage(): KeyValue {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's storage; reading the property alone throws where it is forbidden. */
export function localKeyValue(): KeyValue {
  try {
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}

export const keys = {
  queue: queueKey,
  progress: 'kantele.player.progress',
  volume: 'kantele.player.volume',
  recent: 'kantele.player.recent',
  history: 'kantele.player.history',
  savedQueues: 'kantele.player.saved-queues',
  preferences: 'kantele.player.preferences',
  reports: 'kantele.player.reports',
} as const;

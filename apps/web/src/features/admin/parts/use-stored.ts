import { useState } from 'react';

/** A list of words kept on this device, e.g. columns that are not shown. */
export function useStored(key: string, fallback: readonly string[] = []) {
  const place = `kantele.admin.${key}`;
  const [value, setValue] = useState<readonly string[]>(() => read(place) ?? fallback);
  const store = (next: readonly string[]) => {
    setValue(next);
    try {
      localStorage.setItem(place, JSON.stringify(next));
    } catch {
      // No room, or not allowed: it holds until the page is left.
    }
  };
  return [value, store] as const;
}

function read(place: string): string[] | null {
  if (typeof localStorage === 'undefined') return null;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return Array.isArray(stored) && stored.every((one) => typeof one === 'string') ? stored : null;
  } catch {
    return null;
  }
}

import { useState } from 'react';

/** Whether two pieces of data say the same. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** What a draft says otherwise than what is saved. */
export function changesOf<Values extends object>(saved: Values, draft: Partial<Values>): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const key of Object.keys(draft) as (keyof Values)[]) {
    if (!same(saved[key], draft[key])) changes[key] = draft[key];
  }
  return changes;
}

/** Changes over something that is saved; what comes from the server meanwhile shines through. */
export function useDraft<Values extends object>(saved: Values) {
  const [edits, setEdits] = useState<Partial<Values>>({});
  const changes = changesOf(saved, edits);
  return {
    values: { ...saved, ...edits },
    changes,
    dirty: Object.keys(changes).length > 0,
    set: (patch: Partial<Values>) => setEdits((before) => ({ ...before, ...patch })),
    reset: () => setEdits({}),
  };
}

export type Draft<Values extends object> = ReturnType<typeof useDraft<Values>>;

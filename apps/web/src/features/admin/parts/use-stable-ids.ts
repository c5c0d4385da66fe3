import { useState } from 'react';

let made = 0;
const newId = () => {
  made += 1;
  return `part-${made}`;
};

/**
 * Ids of things that have none: one that is moved keeps its id, and so does one that is changed where it stands.
 */
export function useStableIds(things: readonly object[]): string[] {
  const [known, setKnown] = useState(() => ({ things, ids: things.map(newId) }));
  if (known.things === things) return known.ids;
  const ids = idsAfter(known, things);
  setKnown({ things, ids });
  return ids;
}

/** Ids of what a list has become. */
export function idsAfter(
  before: { things: readonly object[]; ids: readonly string[] },
  things: readonly object[],
): string[] {
  const same = things.map((thing) => before.ids[before.things.indexOf(thing)]);
  const isEdit = before.things.length === things.length;
  return things.map((_, place) => {
    const own = same[place];
    if (own !== undefined) return own;
    const here = before.ids[place];
    return isEdit && here !== undefined && !same.includes(here) ? here : newId();
  });
}

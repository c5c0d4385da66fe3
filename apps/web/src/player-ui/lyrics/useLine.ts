import { useEffect, useMemo } from 'react';
import { createStore, type Store } from '../../lib/store.ts';
import { usePlayerObject } from '../../player/hooks.ts';
import { lineAt } from './line-at.ts';

/** The line that is being sung, as a store: each line listens for itself, and the list is not rendered again. */
export function useLine(lines: readonly { start_ms: number }[]): Store<number> {
  const { position } = usePlayerObject();
  const line = useMemo(() => createStore(lineAt(lines, position.get().positionMs)), [lines, position]);
  useEffect(() => {
    const follow = () => line.set(lineAt(lines, position.get().positionMs));
    follow();
    return position.subscribe(follow);
  }, [line, lines, position]);
  return line;
}

import { useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { createListModel, type KeptList, type ListModel } from './list-model.ts';

/** Lists of pages that were left, by entry of the history; as many as one goes back. */
const keptMax = 50;
const kept = new Map<string, KeptList>();

// On the server there is nothing to come back to.
const useLayout = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/** The model of a list; on the way back with the selection and the focus it had when its page was left. */
export function useListModel(id: string, total: number, root: RefObject<HTMLElement | null>): ListModel {
  const router = useRouter();
  const [key] = useState(() => `${router.state.location.state.__TSR_key ?? 'first'} ${id}`);
  const [model] = useState(() => createListModel(total, kept.get(key)));
  useLayout(() => model.resize(total), [model, total]);
  useLayout(
    () => () => {
      const hadFocus = root.current?.contains(document.activeElement) ?? false;
      kept.delete(key);
      kept.set(key, model.kept(hadFocus));
      const [oldest] = kept.keys();
      if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    },
    [key, model, root],
  );
  return model;
}

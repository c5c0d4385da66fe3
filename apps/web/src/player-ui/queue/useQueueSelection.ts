import { createContext, useContext, useSyncExternalStore } from 'react';
import type { QueueSelection, QueueSelectionState } from './queue-selection.ts';

export const QueueSelectionContext = createContext<QueueSelection | null>(null);

/** What one does with the rows of the queue. */
export function useQueueSelection(): QueueSelection {
  const selection = useContext(QueueSelectionContext);
  if (!selection) throw new Error('Rows of the queue need their selection above them.');
  return selection;
}

/** A part of the selection's state; a row that is not concerned does not render again. */
export function useQueueSelectionState<Value>(selector: (state: QueueSelectionState) => Value): Value {
  const { state } = useQueueSelection();
  return useSyncExternalStore(
    state.subscribe,
    () => selector(state.get()),
    () => selector(state.get()),
  );
}

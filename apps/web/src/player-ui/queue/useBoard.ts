import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Board, BoardState } from './board.ts';

export const BoardContext = createContext<Board | null>(null);

/** What one does with the rows of the queue. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('Rows of the queue need their board above them.');
  return board;
}

/** A part of the board's state; a row that is not concerned does not render again. */
export function useBoardState<Value>(selector: (state: BoardState) => Value): Value {
  const { state } = useBoard();
  return useSyncExternalStore(
    state.subscribe,
    () => selector(state.get()),
    () => selector(state.get()),
  );
}

import type { DragEvent } from 'react';
import { tracksType } from '../../catalogue/drag/drag.ts';
import type { Board } from './board.ts';
import { placeUnder } from './useDrag.ts';

/** The ids of a drag; none when it is something else. */
function idsIn(text: string): number[] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('trackIds' in value)) return [];
    const { trackIds } = value;
    return Array.isArray(trackIds) ? trackIds.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}

/** Takes tracks that are dragged here from a list of a page. */
export function useTrackDrop(board: Board, scroller: HTMLElement | null) {
  const over = (event: DragEvent) => {
    if (!scroller || !event.dataTransfer.types.includes(tracksType)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    const place = placeUnder(scroller, event.clientX, event.clientY);
    if (board.state.get().moving) board.over(place);
    else board.hover(place);
  };
  return {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave(event: DragEvent) {
      const { relatedTarget } = event;
      if (relatedTarget instanceof Node && scroller?.contains(relatedTarget)) return;
      if (board.state.get().moving?.by === 'outside') board.hover(null);
    },
    onDrop(event: DragEvent) {
      if (!event.dataTransfer.types.includes(tracksType)) return;
      event.preventDefault();
      board.dropTracks(idsIn(event.dataTransfer.getData(tracksType)));
    },
  };
}

import type { DragEvent } from 'react';
import { tracksType } from '../../catalogue/drag/drag.ts';
import type { QueueSelection } from './queue-selection.ts';
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
export function useTrackDrop(selection: QueueSelection, scroller: HTMLElement | null) {
  const over = (event: DragEvent) => {
    if (!scroller || !event.dataTransfer.types.includes(tracksType)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    const place = placeUnder(scroller, event.clientX, event.clientY);
    if (selection.state.get().moving) selection.over(place);
    else selection.hover(place);
  };
  return {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave(event: DragEvent) {
      const { relatedTarget } = event;
      if (relatedTarget instanceof Node && scroller?.contains(relatedTarget)) return;
      if (selection.state.get().moving?.by === 'outside') selection.hover(null);
    },
    onDrop(event: DragEvent) {
      if (!event.dataTransfer.types.includes(tracksType)) return;
      event.preventDefault();
      selection.dropTracks(idsIn(event.dataTransfer.getData(tracksType)));
    },
  };
}

import type { DragEvent } from 'react';
import { carriesTracks, tracksOf } from '../../catalogue/drag/drag.ts';
import type { QueueSelection } from './queue-selection.ts';
import { placeUnder } from './useDrag.ts';

/** Takes tracks that are dragged here from a list of a page. */
export function useTrackDrop(selection: QueueSelection, scroller: HTMLElement | null) {
  const over = (event: DragEvent) => {
    if (!scroller || !carriesTracks(event)) return;
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
      if (!carriesTracks(event)) return;
      event.preventDefault();
      selection.dropTracks(tracksOf(event));
    },
  };
}

import { siteAddress } from '@kantele/api/site-address';
import type { DragEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { queueMax } from '../lists/list-ids.ts';
import { lengthOf, type Range } from '../lists/selection.ts';
import type { TrackSource } from '../lists/track-source.ts';
import { kinds } from '../registry.ts';
import { dragGhost } from './drag-ghost.ts';

/** What dragged tracks are carried as: `{"trackIds":[…]}`. */
const tracksType = 'application/x-kantele-tracks';

type Carrying = Pick<globalThis.DragEvent, 'dataTransfer'>;

/** Whether tracks are dragged. */
export const carriesTracks = ({ dataTransfer }: Carrying): boolean =>
  dataTransfer?.types.includes(tracksType) ?? false;

/** The ids of tracks that are let go; browsers tell them only then. None when it is something else. */
export function tracksOf({ dataTransfer }: Carrying): number[] {
  try {
    const value: unknown = JSON.parse(dataTransfer?.getData(tracksType) ?? '');
    if (typeof value !== 'object' || value === null || !('trackIds' in value)) return [];
    const { trackIds } = value;
    return Array.isArray(trackIds) ? trackIds.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}

interface DragParts {
  source: TrackSource;
  targetsOf: (index: number) => readonly Range[];
  /** They can also be moved within their list. */
  moves?: boolean;
}
type At = { row: HTMLElement; index: number } | null;

/** Rows as a source of dragging by mouse: the chosen ones together, or one alone. */
export function useDrag({ source, targetsOf, moves = false }: DragParts) {
  const t = useT();
  const ready = useRef<{ ids: readonly number[] | null }>({ ids: null });
  return {
    onPointerDown(event: PointerEvent, at: At) {
      if (!at) return;
      // By touch a swipe scrolls, always.
      at.row.draggable = event.pointerType === 'mouse' && event.button === 0;
      if (!at.row.draggable) return;
      const pressed: { ids: readonly number[] | null } = { ids: null };
      ready.current = pressed;
      // What is carried has to be known when the drag begins, and rows may not be loaded.
      source.idsOf(targetsOf(at.index), queueMax).then(
        (ids) => {
          pressed.ids = ids;
        },
        () => {},
      );
    },
    onDragStart(event: DragEvent, at: At) {
      const { ids } = ready.current;
      const track = at && source.get(at.index);
      if (!at || !track || !ids || ids.length === 0) {
        event.preventDefault();
        if (at && !ids) void notify(t('These songs are still being read. Try again in a moment.'));
        return;
      }
      const { dataTransfer } = event;
      dataTransfer.effectAllowed = moves ? 'all' : 'copyLink';
      dataTransfer.setData(tracksType, JSON.stringify({ trackIds: ids }));
      dataTransfer.setData(
        'text/uri-list',
        new URL(siteAddress(kinds.track.path(track)), location.origin).href,
      );
      const count = Math.min(queueMax, lengthOf(targetsOf(at.index)));
      const ghost = dragGhost(at.row, track, count);
      dataTransfer.setDragImage(ghost, 20, 20);
      requestAnimationFrame(() => ghost.remove());
    },
  };
}

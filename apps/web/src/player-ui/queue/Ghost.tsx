import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useDirection } from '../../app/i18n.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { useKnownTrack } from '../../player/hooks.ts';
import { Names } from './Names.tsx';
import { placeOf } from './places.ts';
import * as css from './queue.css.ts';
import { useQueueSelection, useQueueSelectionState } from './useQueueSelection.ts';

/** What follows the pointer: the song that was taken hold of, and how many come along. */
export function Ghost({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const lead = useQueueSelectionState(({ moving }) => (moving?.by === 'pointer' ? moving.lead : null));
  return (
    lead !== null &&
    createPortal(
      <div ref={place} className={css.ghost} aria-hidden="true">
        <Card lead={lead} />
      </div>,
      document.body,
    )
  );
}

function Card({ lead }: { lead: number }) {
  const selection = useQueueSelection();
  const direction = useDirection();
  const count = useQueueSelectionState(({ moving }) => moving?.ids.size ?? 1);
  const at = placeOf(selection.groups(), lead);
  const track = useKnownTrack((at && selection.groups()[at.group][at.index]?.trackId) ?? 0);
  return (
    <div className={css.ghostCard} dir={direction} data-ghost={count}>
      {track && (
        <>
          <Picture
            artwork={track.album.artwork}
            image={track.album.image}
            name={track.album.name}
            size={40}
          />
          <span className={css.words}>
            <Names track={track} look="row" />
          </span>
        </>
      )}
      {count > 1 && <span className={css.count}>{count}</span>}
    </div>
  );
}

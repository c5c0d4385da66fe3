import { text } from '@kantele/ui/css/text.css';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { Equalizer } from '@kantele/ui/Equalizer';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { Ellipsis, GripVertical } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../app/i18n.tsx';
import { clock, spokenDuration } from '../../lib/durations.ts';
import { useKnownTrack, usePlayer, usePlayerState } from '../../player/hooks.ts';
import type { QueueGroup, QueueItem } from '../../player/queue/types.ts';
import { Names } from './Names.tsx';
import * as css from './queue.css.ts';
import { Sleeve } from './Sleeve.tsx';
import { useQueueSelection, useQueueSelectionState } from './useQueueSelection.ts';

interface QueueRowProps {
  item: QueueItem;
  group: QueueGroup;
  index: number;
  /** Distance from the beginning of its list in px. */
  start: number;
  /** Tab leads to this row of the list. */
  tabbable: boolean;
}

/**
 * One upcoming place in the queue. The list handles the events of its rows, which it finds by
 * `data-item`.
 */
export const QueueRow = memo(function QueueRow({ item, group, index, start, tabbable }: QueueRowProps) {
  const t = useT();
  const selection = useQueueSelection();
  const { playItem } = usePlayer();
  const track = useKnownTrack(item.trackId);
  const selected = useQueueSelectionState((state) => state.selected.has(item.id));
  const moving = useQueueSelectionState((state) => state.moving?.ids.has(item.id) ?? false);
  const lifted = useQueueSelectionState(
    (state) => state.moving?.by === 'keys' && state.moving.lead === item.id,
  );
  const focusing = useQueueSelectionState((state) =>
    state.focusing?.id === item.id ? state.focusing.part : null,
  );
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!focusing) return;
    (focusing === 'handle' ? handle : row).current?.focus({ preventScroll: true });
    selection.focused();
  }, [focusing, selection]);

  const tabIndex = tabbable ? 0 : -1;
  const name = track?.name ?? t('a song');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table row lives in tables only
    <div
      ref={row}
      role="row"
      aria-rowindex={index + 1}
      aria-selected={selected}
      tabIndex={tabIndex}
      data-item={item.id}
      data-group={group}
      data-moving={moving ? '' : undefined}
      className={css.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      <Cell>
        <button
          ref={handle}
          type="button"
          data-handle=""
          className={css.handle}
          tabIndex={tabIndex}
          aria-label={t('Move :name', { name })}
          aria-pressed={lifted}
          aria-describedby="queue-keys"
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
      </Cell>
      <Sleeve track={track} role="gridcell" tabIndex={tabIndex} onPress={() => playItem(item.id)} />
      <Words trackId={item.trackId} />
      <Cell className={css.end}>
        {track && (
          <button
            type="button"
            data-more=""
            className={cx(iconButtonStyle(), css.more)}
            tabIndex={tabIndex}
            aria-label={t('More about :name', { name })}
            aria-haspopup="menu"
          >
            <Ellipsis size={20} aria-hidden="true" />
          </button>
        )}
      </Cell>
    </div>
  );
});

/** Part of a row of a grid; the row and its controls take the focus, not the part. */
function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a table cell lives in tables only
    <span role="gridcell" className={className}>
      {children}
    </span>
  );
}

/** Title, artists and length; blocks of the same height until they are known. */
function Words({ trackId }: { trackId: number }) {
  const t = useT();
  const track = useKnownTrack(trackId);
  return (
    <>
      <Cell className={css.words}>
        <Names track={track} look="row" />
      </Cell>
      {track && track.duration !== null && (
        <Cell className={cx(css.end, text({ style: 'catalogue' }))}>
          <span aria-hidden="true">{clock(track.duration)}</span>
          <span className={visuallyHidden}>{spokenDuration(track.duration, t)}</span>
        </Cell>
      )}
    </>
  );
}

/** What plays; it stays where it is. */
export function CurrentRow({ item }: { item: QueueItem }) {
  const { toggle } = usePlayer();
  const track = useKnownTrack(item.trackId);
  const playing = usePlayerState((state) => state.playing);
  return (
    <div className={css.row} data-standing="" aria-current="true">
      <span className={css.handle} style={{ visibility: 'hidden' }} />
      <Sleeve track={track} playing={playing} onPress={toggle} />
      <span className={css.words}>
        <Names track={track} look="rowPlaying" />
      </span>
      <span className={cx(css.end, text({ tone: 'accent' }))}>
        <Equalizer playing={playing} />
      </span>
    </div>
  );
}

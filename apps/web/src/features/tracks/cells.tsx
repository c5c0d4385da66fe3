import type { TrackSummary } from '@kantele/api/contract/tracks';
import { text } from '@kantele/ui/css/text.css';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { type ReactNode, useContext } from 'react';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { useDates } from '../../app/useDates.ts';
import { formatDate } from '../../lib/dates.ts';
import { clock, isoDuration, spokenDuration } from '../../lib/durations.ts';
import { formatNumber } from '../../lib/format.ts';
import { countPlays } from '../../lib/words.ts';
import { RowAdded } from './row-added.ts';
import * as css from './TrackCells.css.ts';

export function Cell({ className, children }: { className: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of divs, so that rows are laid out by their own columns
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus
    <span role="gridcell" className={className}>
      {children}
    </span>
  );
}

/** When a track came into the library; what the list says of it, where it does. */
export function AddedCell({ track, index }: { track: TrackSummary; index: number }) {
  const added = useContext(RowAdded);
  return (
    <Cell className={cx(css.added, css.oneLine, text({ style: 'catalogue' }))}>
      {added ? added(track, index) : <ShortDate value={track.created_at} />}
    </Cell>
  );
}

/** A date in a column, which has no room for names of months. */
export function ShortDate({ value }: { value: string }) {
  const { language, timeZone, style } = useDates();
  const place = { language, timeZone, style: style === 'long' ? ('medium' as const) : style };
  return <time dateTime={value}>{formatDate(value, place)}</time>;
}

export function PlaysCell({ track }: { track: TrackSummary }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Cell className={cx(css.count, text({ style: 'catalogue' }))}>
      {track.plays_count > 0 && (
        <>
          <span aria-hidden="true">{formatNumber(track.plays_count, language)}</span>
          <span className={visuallyHidden}>{countPlays(track.plays_count, t)}</span>
        </>
      )}
    </Cell>
  );
}

export function TimeCell({ track }: { track: TrackSummary }) {
  const t = useT();
  return (
    <Cell className={cx(css.time, text({ style: 'catalogue' }))}>
      {track.duration !== null && (
        <time dateTime={isoDuration(track.duration)}>
          <span aria-hidden="true">{clock(track.duration)}</span>
          <span className={visuallyHidden}>{spokenDuration(track.duration, t)}</span>
        </time>
      )}
    </Cell>
  );
}

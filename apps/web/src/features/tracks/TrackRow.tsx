import type { TrackSummary } from '@kantele/api/contract/tracks';
import { text } from '@kantele/ui/css/text.css';
import { quietLink, visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { Equalizer } from '@kantele/ui/Equalizer';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { Skeleton } from '@kantele/ui/Skeleton';
import { type CSSProperties, memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { T, useLanguage, useT } from '../../app/i18n.tsx';
import { Highlighted } from '../../app/parts/Highlighted.tsx';
import { PlainLink } from '../../app/parts/PlainLink.tsx';
import { ArtistLinks } from '../../catalogue/ArtistLinks.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { Heart } from '../../catalogue/likes/Heart.tsx';
import { useLiked } from '../../catalogue/likes/useLike.ts';
import { isSelected } from '../../catalogue/lists/selection.ts';
import { PlayGlyph } from '../../catalogue/PlayGlyph.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { formatNumber } from '../../lib/format.ts';
import { artistNames, unavailableReason } from '../../lib/words.ts';
import { useTrackState } from '../../player/hooks.ts';
import { AddedCell, Cell, PlaysCell, TimeCell } from './cells.tsx';
import type { ListModel } from './list/list-model.ts';
import { checkGlyph, handleGlyph, moreGlyph } from './row-glyphs.tsx';
import * as css from './TrackCells.css.ts';
import { row, rowOf, selected } from './TrackRow.css.ts';

/** `songs` with all columns, `album` without art in one line, `list` with plays, `narrow` in half a page, `found` without a number. */
export type RowLayout = 'songs' | 'album' | 'list' | 'narrow' | 'found';

export interface TrackRowProps {
  model: ListModel;
  /** Place in the list. */
  index: number;
  /** Which row of its grid it is, from 1. */
  rowIndex: number;
  /** Undefined until it has come. */
  track: TrackSummary | undefined;
  /** What the row is numbered; null without a number. */
  number: number | null;
  layout: RowLayout;
  query?: string;
  /** By which a finger moves it. */
  handle?: boolean;
  /** Distance from the top of a long list in rem. */
  top?: number;
}

/**
 * One row of a list, also before its track has come. The list handles presses in it; the row itself
 * subscribes only to its own state.
 */
export const TrackRow = memo(function TrackRow(props: TrackRowProps) {
  const { model, index, rowIndex, track, layout, top } = props;
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  const isChosen = useSyncExternalStore(
    model.selection.subscribe,
    () => isSelected(model.selection.get(), index),
    () => false,
  );
  const isTabStop = useSyncExternalStore(
    model.focus.subscribe,
    () => model.focus.get() === index,
    () => index === 0,
  );
  useLayoutEffect(() => {
    if (!isTabStop || !model.takeWanted(index)) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  });
  const why = track ? unavailableReason(track.status) : null;
  const reason = why && t(why);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of divs, so that rows are laid out by their own columns
    <div
      ref={ref}
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isChosen}
      aria-busy={track ? undefined : true}
      tabIndex={isTabStop ? 0 : -1}
      data-index={index}
      data-selected={isChosen ? '' : undefined}
      className={cx(row, rowOf[layout], isChosen && selected, reason && css.unavailable)}
      style={placeOf(top)}
      title={reason ?? undefined}
    >
      {track ? <Cells {...props} track={track} reason={reason} /> : <PendingCells layout={layout} />}
    </div>
  );
});

interface CellsProps extends TrackRowProps {
  track: TrackSummary;
  reason: string | null;
}

function Cells({ track, index, reason, number, layout, query, handle }: CellsProps) {
  const t = useT();
  const language = useLanguage();
  const state = useTrackState(track.id);
  const { name } = track;
  const artists = artistNames(track.artists);
  const featured = track.artists.filter(({ role }) => role === 'featured' || role === 'remixer');
  const label =
    state === 'playing'
      ? t('Pause :name by :artists', { name, artists })
      : t('Play :name by :artists', { name, artists });
  return (
    <>
      <Cell className={css.number}>
        <span
          className={cx(css.figure, text({ style: 'numeral' }), (number ?? 0) > 9_999 && css.long)}
          aria-hidden="true"
        >
          {state ? (
            <Equalizer playing={state === 'playing'} />
          ) : (
            number !== null && formatNumber(number, language)
          )}
        </span>
        <span className={css.check} data-action="select" aria-hidden="true">
          {checkGlyph}
        </span>
        {!reason && (
          <button type="button" tabIndex={-1} className={css.playCell} aria-label={label} data-action="play">
            <PlayGlyph playing={state === 'playing'} />
          </button>
        )}
      </Cell>
      <Cell className={css.title}>
        {handle && (
          <span className={css.handle} data-handle="" aria-hidden="true">
            {handleGlyph}
          </span>
        )}
        {layout !== 'album' && (
          <span className={css.art}>
            <Picture
              artwork={track.album.artwork}
              image={track.album.image}
              name={track.album.name}
              size={40}
            />
          </span>
        )}
        <span className={css.words}>
          <span className={css.titleLine}>
            <PlainLink
              to={kinds.track.path(track)}
              tabIndex={-1}
              className={cx(
                quietLink,
                css.oneLine,
                text({ style: state ? 'rowPlaying' : 'row' }),
                state && css.playing,
              )}
              aria-current={state ? 'true' : undefined}
              dir="auto"
            >
              {query ? <Highlighted text={name} query={query} /> : name}
            </PlainLink>
            {track.explicit && (
              <span className={css.explicit}>
                <span aria-hidden="true">E</span>
                <span className={visuallyHidden}>{t('Explicit')}</span>
              </span>
            )}
            {layout === 'album' && featured.length > 0 && (
              <span className={cx(css.featured, css.oneLine)}>
                <T text="with :artists" values={{ artists: <ArtistLinks artists={featured} inRow /> }} />
              </span>
            )}
          </span>
          {layout !== 'album' && (
            <span className={cx(css.oneLine, text({ style: 'meta', tone: reason ? 'inherit' : 'muted' }))}>
              <ArtistLinks artists={track.artists} query={query} inRow />
            </span>
          )}
          {reason && <span className={visuallyHidden}>{reason}</span>}
        </span>
      </Cell>
      {layout === 'songs' && (
        <>
          <Cell className={cx(css.album, css.oneLine, text({ style: 'meta', tone: 'muted' }))}>
            <PlainLink to={kinds.album.path(track.album)} tabIndex={-1} className={quietLink}>
              <bdi>{track.album.name}</bdi>
            </PlainLink>
          </Cell>
          <AddedCell track={track} index={index} />
        </>
      )}
      {layout !== 'narrow' && layout !== 'found' && <PlaysCell track={track} />}
      <LikeCell track={track} />
      <TimeCell track={track} />
      <Cell className={css.more}>
        <button
          type="button"
          tabIndex={-1}
          className={iconButtonStyle({ size: 40 })}
          aria-label={t('More about :name', { name })}
          aria-haspopup="menu"
          data-action="more"
        >
          {moreGlyph}
        </button>
      </Cell>
    </>
  );
}

function LikeCell({ track: { id, name } }: { track: TrackSummary }) {
  const t = useT();
  const liked = useLiked('tracks', id);
  return (
    <Cell className={css.like}>
      <button
        type="button"
        tabIndex={-1}
        className={iconButtonStyle({ size: 40, dot: false })}
        aria-label={t('Like :name', { name })}
        aria-pressed={liked}
        data-action="like"
      >
        <Heart size={18} />
      </button>
    </Cell>
  );
}

/** A row on its way, in the places of things. */
function PendingCells({ layout }: { layout: RowLayout }) {
  return (
    <>
      <Cell className={css.number} />
      <Cell className={css.title}>
        {layout !== 'album' && <Skeleton className={css.art} shape="art" width={40} />}
        <span className={css.words}>
          <Skeleton width="44%" height={12} />
        </span>
      </Cell>
    </>
  );
}

/** Rows of a long list stand apart from the flow; what is between them is not there. */
export function placeOf(top: number | undefined): CSSProperties | undefined {
  if (top === undefined) return undefined;
  return { position: 'absolute', insetInline: 0, insetBlockStart: 0, transform: `translateY(${top}rem)` };
}

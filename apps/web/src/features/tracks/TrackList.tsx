import type { TrackSummary } from '@kantele/api/contract/tracks';
import { inlineVars } from '@kantele/ui/css/inline-vars';
import { useMemo } from 'react';
import { useT } from '../../app/i18n.tsx';
import type { ListWish } from '../../catalogue/lists/list-ids.ts';
import { fixedSource } from '../../catalogue/lists/track-source.ts';
import type { PlayContext } from '../../catalogue/play-context.ts';
import { ListFrame } from './list/ListFrame.tsx';
import { useTrackList } from './list/useTrackList.ts';
import * as css from './TrackList.css.ts';
import { type RowLayout, TrackRow } from './TrackRow.tsx';

interface TrackListProps {
  tracks: readonly TrackSummary[];
  context: PlayContext;
  layout: Exclude<RowLayout, 'songs' | 'album'>;
  /** Names the grid; "Tracks" when left out. */
  label?: string;
  /** Only the first so many are shown; playing goes on through all. */
  shown?: number;
  numbered?: boolean;
  query?: string;
  /** Two columns where there is room. */
  columns?: boolean;
  /** The longer list these are the beginning of: all of it plays. */
  list?: ListWish;
}

/** A short list of tracks in their order; any of them starts the list from there. */
export function TrackList(props: TrackListProps) {
  const { tracks, context, shown } = props;
  // Another number of rows is another list: what was chosen by place would be something else.
  const count = Math.min(tracks.length, shown ?? tracks.length);
  return <Rows key={`${context.path} ${count}`} {...props} count={count} />;
}

function Rows(props: TrackListProps & { count: number }) {
  const { tracks, context, layout, label, count, numbered = true, query, columns = false } = props;
  const t = useT();
  const source = useMemo(() => fixedSource(tracks), [tracks]);
  const list = useTrackList(layout, source, context, { total: count, longer: props.list });
  const rows = tracks.slice(0, count);
  return (
    <ListFrame list={list} bar="above">
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of divs, so that rows are laid out by their own columns */}
      <div role="grid" aria-label={label ?? t('Tracks')} aria-multiselectable aria-rowcount={rows.length}>
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div
          role="rowgroup"
          className={columns ? css.columns : undefined}
          style={columns ? inlineVars({ [css.rows]: String(Math.ceil(rows.length / 2)) }) : undefined}
        >
          {rows.map((track, index) => (
            <TrackRow
              key={track.id}
              model={list.model}
              index={index}
              rowIndex={index + 1}
              track={track}
              number={numbered ? index + 1 : null}
              layout={layout}
              query={query}
            />
          ))}
        </div>
      </div>
    </ListFrame>
  );
}

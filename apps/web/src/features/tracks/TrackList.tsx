import type { TrackSummary } from '@kantele/api/contract/tracks';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PlayContext } from '../../player/index.ts';
import { usePlay } from '../playback/usePlay.ts';
import * as css from './TrackRow.css.ts';
import { TrackRow, type TrackRowProps } from './TrackRow.tsx';

interface TrackListProps {
  tracks: readonly TrackSummary[];
  context: PlayContext;
  layout: TrackRowProps['layout'];
  /** Only the first so many are shown; playing goes on through all. */
  shown?: number;
  numbered?: boolean;
  query?: string;
  /** Two columns where there is room. */
  columns?: boolean;
}

/** Tracks in their order; any of them starts the list from there. */
export function TrackList({
  tracks,
  context,
  layout,
  shown,
  numbered = true,
  query,
  columns = false,
}: TrackListProps) {
  const { playAt } = usePlay(tracks, context);
  return (
    <ol
      className={columns ? css.columns : css.list}
      style={columns ? assignInlineVars({ [css.rows]: String(Math.ceil(tracks.length / 2)) }) : undefined}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
      role="list"
    >
      {tracks.slice(0, shown).map((track, index) => (
        <TrackRow
          key={track.id}
          track={track}
          number={numbered ? index + 1 : null}
          layout={layout}
          query={query}
          onPlay={() => playAt(index)}
        />
      ))}
    </ol>
  );
}

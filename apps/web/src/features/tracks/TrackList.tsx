import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { PlayContext } from '../../player/index.ts';
import { usePlay } from '../playback/usePlay.ts';
import { list } from './TrackRow.css.ts';
import { TrackRow, type TrackRowProps } from './TrackRow.tsx';

interface TrackListProps {
  tracks: readonly TrackSummary[];
  context: PlayContext;
  layout: TrackRowProps['layout'];
  /** Only the first so many are shown; playing goes on through all. */
  shown?: number;
  numbered?: boolean;
  query?: string;
  className?: string;
}

/** Tracks in their order; any of them starts the list from there. */
export function TrackList({
  tracks,
  context,
  layout,
  shown,
  numbered = true,
  query,
  className,
}: TrackListProps) {
  const { playAt } = usePlay(tracks, context);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ol className={className ?? list} role="list">
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

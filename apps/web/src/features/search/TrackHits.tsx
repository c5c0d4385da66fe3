import type { TrackSummary } from '@kantele/api/contract/tracks';
import { memo, useMemo } from 'react';
import { useT } from '../../app/i18n.tsx';
import { fixedSource } from '../../catalogue/lists/track-source.ts';
import { listContext } from '../../catalogue/play-context.ts';
import { ListFrame } from '../tracks/list/ListFrame.tsx';
import { useTrackList } from '../tracks/list/useTrackList.ts';
import { TrackRow } from '../tracks/TrackRow.tsx';

/** Tracks found, page after page; all of them play from the one that is pressed. */
export function TrackHits({ query, pages }: { query: string; pages: readonly (readonly TrackSummary[])[] }) {
  const all = useMemo(() => pages.flat(), [pages]);
  let before = 0;
  return (
    <div>
      {pages.map((tracks, index) => {
        const from = before;
        before += tracks.length;
        return <HitRows key={`${query} ${index}`} query={query} tracks={tracks} all={all} from={from} />;
      })}
    </div>
  );
}

interface HitRowsProps {
  query: string;
  tracks: readonly TrackSummary[];
  all: readonly TrackSummary[];
  /** Place of the first of them among all. */
  from: number;
}

/** The rows of one page stay as they are, with what is chosen among them, when more pages come. */
const HitRows = memo(function HitRows({ query, tracks, all, from }: HitRowsProps) {
  const t = useT();
  const source = useMemo(() => {
    const ids = all.map(({ id }) => id);
    return { ...fixedSource(tracks), around: async (index: number) => ({ ids, index: from + index }) };
  }, [tracks, all, from]);
  const list = useTrackList(`found ${from}`, source, listContext.search(query));
  return (
    <ListFrame list={list} bar="above">
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of divs, so that rows are laid out by their own columns */}
      <div
        role="grid"
        aria-label={
          from === 0 ? t('Tracks') : t('Tracks :from to :to', { from: from + 1, to: from + tracks.length })
        }
        aria-multiselectable
        aria-rowcount={all.length}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div role="rowgroup">
          {tracks.map((track, index) => (
            <TrackRow
              key={track.id}
              model={list.model}
              index={index}
              rowIndex={from + index + 1}
              track={track}
              number={null}
              layout="found"
              query={query}
            />
          ))}
        </div>
      </div>
    </ListFrame>
  );
});

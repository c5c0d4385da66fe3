import type { TrackSummary } from '@kantele/api/contract/tracks';
import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { keepPreviousData } from '@tanstack/react-query';
import { PlainLink } from '../../../app/parts/PlainLink.tsx';
import { trpc } from '../../../app/trpc.ts';
import type { TrackSource } from '../../../catalogue/lists/track-source.ts';
import { pageRows } from '../../../catalogue/reads.ts';
import { kinds } from '../../../catalogue/registry.ts';
import { ShortDate } from '../../tracks/cells.tsx';
import * as css from './Addition.css.ts';

interface AdditionProps {
  /** Of the playlist. */
  id: number;
  source: TrackSource;
  track: TrackSummary;
  index: number;
}

/** Who put a song into a playlist, and when. Rows of a page ask together. */
export function Addition({ id, source, track, index }: AdditionProps) {
  const { data } = trpc.collaboration.additions.useQuery(
    { id, track_ids: pageIds(source, index) },
    { placeholderData: keepPreviousData },
  );
  const found = data?.additions.find(({ track_id }) => track_id === track.id);
  if (!found) return null;
  return (
    <span className={css.addition}>
      {found.by && (
        <PlainLink
          to={kinds.user.path(found.by)}
          tabIndex={-1}
          className={cx(quietLink, css.name, text({ style: 'meta' }))}
        >
          <bdi>{found.by.display_name}</bdi>
        </PlainLink>
      )}
      <ShortDate value={found.at} />
    </span>
  );
}

/** Songs of the page a row is on, in an order that moving rows does not change. */
function pageIds(source: TrackSource, index: number): number[] {
  const from = index - (index % pageRows);
  const rows = Array.from({ length: pageRows }, (_, row) => source.get(from + row));
  return rows.flatMap((track) => (track ? [track.id] : [])).sort((a, b) => a - b);
}

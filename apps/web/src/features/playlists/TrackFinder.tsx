import type { TrackSummary } from '@kantele/api/contract/tracks';
import { SearchField } from '@kantele/ui/SearchField';
import { Skeleton } from '@kantele/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { TryAgain } from '../../app/parts/TryAgain.tsx';
import { trpc } from '../../app/trpc.ts';
import * as css from './TrackFinder.css.ts';

interface TrackFinderProps {
  /** What is looked for at first. */
  start?: string;
  autoFocus?: boolean;
  /** Most tracks that are shown. */
  limit: number;
  /** The row of a track that was found. */
  children: (track: TrackSummary) => ReactNode;
}

/** Finds tracks of the site while somebody types. */
export function TrackFinder({ start = '', autoFocus, limit, children }: TrackFinderProps) {
  const t = useT();
  const [query, setQuery] = useState(() => start.trim().slice(0, 255));
  const asked = useDeferredValue(query.trim());
  const { data, isError, refetch } = trpc.search.query.useQuery(
    { query: asked, types: ['tracks'], limit },
    { enabled: asked !== '', placeholderData: keepPreviousData },
  );
  const tracks = asked === '' ? [] : (data?.results.tracks ?? []);
  return (
    <>
      <SearchField
        label={t('Title or artist')}
        placeholder={t('Title or artist')}
        clearLabel={t('Clear')}
        value={query}
        onChange={(value) => setQuery(value.slice(0, 255))}
        autoFocus={autoFocus}
      />
      {isError && <TryAgain onRetry={refetch} />}
      {asked !== '' && !data && !isError && <Skeleton height={120} />}
      {tracks.length > 0 && (
        <ul className={css.results} aria-label={t('Songs')}>
          {tracks.map((track) => (
            <li key={track.id}>{children(track)}</li>
          ))}
        </ul>
      )}
      {asked !== '' && data && tracks.length === 0 && (
        <p role="status">{t('No results for “:query”', { query: asked })}</p>
      )}
    </>
  );
}

import type { PlaylistEntry } from '@kantele/api/contract/playlists';
import type { TrackSummary } from '@kantele/api/contract/tracks';
import { Dialog } from '@kantele/ui/Dialog';
import { SearchField } from '@kantele/ui/SearchField';
import { Skeleton } from '@kantele/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { TryAgain } from '../../../app/parts/TryAgain.tsx';
import { trpc } from '../../../app/trpc.ts';
import * as css from './review.css.ts';
import { TrackChoice } from './TrackChoice.tsx';

interface FindTrackProps {
  entry: PlaylistEntry;
  onChoose: (track: TrackSummary) => void;
  onClose: () => void;
}

/** Looks for the track a song of a file is, by other words than the file has. */
export default function FindTrack({ entry, onChoose, onClose }: FindTrackProps) {
  const t = useT();
  const [query, setQuery] = useState(() => `${entry.title} ${entry.artist}`.trim().slice(0, 255));
  const asked = useDeferredValue(query.trim());
  const { data, isError, refetch } = trpc.search.query.useQuery(
    { query: asked, types: ['tracks'], limit: 20 },
    { enabled: asked !== '', placeholderData: keepPreviousData },
  );
  const tracks = asked === '' ? [] : (data?.results.tracks ?? []);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Find :name', { name: entry.title || t('a song') })}
      closeLabel={t('Close')}
    >
      <SearchField
        label={t('Title or artist')}
        placeholder={t('Title or artist')}
        clearLabel={t('Clear')}
        value={query}
        onChange={(value) => setQuery(value.slice(0, 255))}
        autoFocus
      />
      {isError && <TryAgain onRetry={refetch} />}
      {asked !== '' && !data && !isError && <Skeleton height={120} />}
      <ul className={css.results} aria-label={t('Songs')}>
        {tracks.map((track) => (
          <li key={track.id}>
            <TrackChoice track={track} onChoose={() => onChoose(track)} />
          </li>
        ))}
      </ul>
      {asked !== '' && data && tracks.length === 0 && (
        <p role="status">{t('No results for “:query”', { query: asked })}</p>
      )}
    </Dialog>
  );
}

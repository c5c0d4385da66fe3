import type { ManagedTrack } from '@kantele/api/contract/tracks';
import { Badge } from '@kantele/ui/Badge';
import { text } from '@kantele/ui/css/text.css';
import type { DataColumn } from '@kantele/ui/DataTable';
import { useLanguage, useT } from '../../../../app/i18n.tsx';
import { useDates } from '../../../../app/useDates.ts';
import { Picture } from '../../../../catalogue/artwork/Picture.tsx';
import { localeOf } from '../../../../lib/dates.ts';
import { clock } from '../../../../lib/durations.ts';
import { artistNames } from '../../../../lib/words.ts';
import { visibilityTone, visibilityWords } from '../../../backstage/release-words.ts';
import { badges, person } from '../../parts/parts.css.ts';
import { statusTone, statusWords } from './track-words.ts';

export interface TrackRow {
  id: string;
  track: ManagedTrack;
}

/** Columns of the table of tracks. */
export function useTrackColumns(): DataColumn<TrackRow>[] {
  const t = useT();
  const dates = useDates();
  const language = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  return [
    {
      id: 'name',
      label: t('Title'),
      sortable: true,
      width: 220,
      cell: ({ track }) => (
        <span className={person}>
          <Picture artwork={track.album.artwork} name={track.name} size={36} />
          <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
            {track.name}
          </span>
        </span>
      ),
    },
    {
      id: 'artists',
      label: t('Artists'),
      cell: ({ track }) => (
        <span className={text({ clamp: 1 })} dir="auto">
          {artistNames(track.artists) || '–'}
        </span>
      ),
    },
    {
      id: 'album',
      label: t('Album'),
      cell: ({ track }) => (
        <span className={text({ clamp: 1 })} dir="auto">
          {track.album.name}
        </span>
      ),
    },
    {
      id: 'state',
      label: t('State'),
      cell: ({ track }) => (
        <span className={badges}>
          {track.deleted_at ? (
            <Badge tone="danger">{t('In the trash')}</Badge>
          ) : (
            <>
              {track.status !== 'ready' && (
                <Badge tone={statusTone[track.status]}>{t(statusWords[track.status])}</Badge>
              )}
              {(track.status === 'ready' || track.visibility !== 'public') && (
                <Badge tone={visibilityTone(track.visibility)}>{t(visibilityWords[track.visibility])}</Badge>
              )}
            </>
          )}
          {track.explicit && <Badge>{t('Explicit')}</Badge>}
        </span>
      ),
    },
    {
      id: 'length',
      label: t('Length'),
      align: 'end',
      cell: ({ track }) => (track.duration === null ? '–' : clock(track.duration)),
    },
    {
      id: 'plays',
      label: t('Plays'),
      align: 'end',
      cell: ({ track }) => number.format(track.plays_count),
    },
    {
      id: 'added',
      label: t('Added'),
      sortable: true,
      cell: ({ track }) => <time dateTime={track.created_at}>{dates.date(track.created_at)}</time>,
    },
  ];
}

import type { ManagedAlbum } from '@kantele/api/contract/albums';
import { Badge } from '@kantele/ui/Badge';
import { text } from '@kantele/ui/css/text.css';
import type { DataColumn } from '@kantele/ui/DataTable';
import { useLanguage, useT } from '../../../../app/i18n.tsx';
import { useDates } from '../../../../app/useDates.ts';
import { Picture } from '../../../../catalogue/artwork/Picture.tsx';
import { localeOf } from '../../../../lib/dates.ts';
import { artistNames } from '../../../../lib/words.ts';
import { typeWords, visibilityTone, visibilityWords } from '../../../backstage/release-words.ts';
import { person } from '../../parts/parts.css.ts';

export interface AlbumRow {
  id: string;
  album: ManagedAlbum;
}

/** Columns of the table of albums. */
export function useAlbumColumns(): DataColumn<AlbumRow>[] {
  const t = useT();
  const dates = useDates();
  const language = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  return [
    {
      id: 'name',
      label: t('Title'),
      sortable: true,
      width: 280,
      cell: ({ album }) => (
        <span className={person}>
          <Picture artwork={album.artwork} name={album.name} size={36} />
          <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
            {album.name}
          </span>
        </span>
      ),
    },
    {
      id: 'artists',
      label: t('Artists'),
      cell: ({ album }) => (
        <span className={text({ clamp: 1 })} dir="auto">
          {artistNames(album.artists) || '–'}
        </span>
      ),
    },
    { id: 'type', label: t('Type'), cell: ({ album }) => t(typeWords[album.type]) },
    {
      id: 'visibility',
      label: t('Visibility'),
      cell: ({ album }) =>
        album.deleted_at ? (
          <Badge tone="danger">{t('In the trash')}</Badge>
        ) : (
          <Badge tone={visibilityTone(album.visibility)}>{t(visibilityWords[album.visibility])}</Badge>
        ),
    },
    {
      id: 'tracks',
      label: t('Tracks'),
      align: 'end',
      cell: ({ album }) => number.format(album.tracks_count),
    },
    {
      id: 'plays',
      label: t('Plays'),
      sortable: true,
      align: 'end',
      cell: ({ album }) => number.format(album.plays_count),
    },
    {
      id: 'added',
      label: t('Added'),
      sortable: true,
      cell: ({ album }) => <time dateTime={album.created_at}>{dates.date(album.created_at)}</time>,
    },
  ];
}

import type { ManagedArtist } from '@kantele/api/contract/artists';
import { Badge } from '@kantele/ui/Badge';
import { text } from '@kantele/ui/css/text.css';
import type { DataColumn } from '@kantele/ui/DataTable';
import { useLanguage, useT } from '../../../../app/i18n.tsx';
import { useDates } from '../../../../app/useDates.ts';
import { Picture } from '../../../../catalogue/artwork/Picture.tsx';
import { localeOf } from '../../../../lib/dates.ts';
import { badges, person } from '../../parts/parts.css.ts';

export interface ArtistRow {
  id: string;
  artist: ManagedArtist;
}

/** Columns of the table of artists. */
export function useArtistColumns(): DataColumn<ArtistRow>[] {
  const t = useT();
  const dates = useDates();
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  return [
    {
      id: 'name',
      label: t('Name'),
      sortable: true,
      width: 260,
      cell: ({ artist }) => (
        <span className={person}>
          <Picture artwork={artist.artwork} name={artist.name} size={36} shape="circle" />
          <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
            {artist.name}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      label: t('State'),
      cell: ({ artist }) => (
        <span className={badges}>
          {artist.verified && <Badge tone="positive">{t('Verified')}</Badge>}
          {artist.disabled && <Badge tone="danger">{t('Disabled')}</Badge>}
          {!artist.verified && !artist.disabled && '–'}
        </span>
      ),
    },
    {
      id: 'albums',
      label: t('Albums'),
      align: 'end',
      cell: ({ artist }) => number.format(artist.albums_count),
    },
    {
      id: 'plays',
      label: t('Plays'),
      sortable: true,
      align: 'end',
      cell: ({ artist }) => number.format(artist.plays_count),
    },
    {
      id: 'followers',
      label: t('Followers'),
      align: 'end',
      cell: ({ artist }) => number.format(artist.followers_count),
    },
    {
      id: 'added',
      label: t('Added'),
      sortable: true,
      cell: ({ artist }) => <time dateTime={artist.created_at}>{dates.date(artist.created_at)}</time>,
    },
  ];
}

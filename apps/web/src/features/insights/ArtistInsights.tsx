import { PageHeader } from '@kantele/ui/PageHeader';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { AdminPage } from '../admin/frame/AdminPage.tsx';
import { ArtistSwitcher } from '../backstage/ArtistSwitcher.tsx';
import { BecomeArtist } from '../backstage/BecomeArtist.tsx';
import { useOwnArtists } from '../backstage/own-artist.ts';
import { RangePicker } from './RangePicker.tsx';
import { ReportView } from './ReportView.tsx';
import { daysOf, type InsightsSearch } from './range.ts';

/** What people listened to of an artist one works for. */
export function ArtistInsights({ search }: { search: InsightsSearch & { artist?: number } }) {
  const t = useT();
  const navigate = useNavigate();
  const { artists, artist } = useOwnArtists(search.artist);
  const reading = trpc.reports.artist.useQuery(
    { artist_id: artist?.id ?? 0, ...daysOf(search) },
    { enabled: artist !== null, placeholderData: keepPreviousData },
  );
  if (!artist) return <BecomeArtist />;
  return (
    <AdminPage>
      <PageHeader
        title={t('Insights')}
        description={artist.name}
        actions={<ArtistSwitcher artists={artists} current={artist.id} to="/backstage/insights" />}
      />
      <RangePicker
        search={search}
        onChange={(days) =>
          void navigate({
            to: '/backstage/insights',
            search: { artist: search.artist, ...days },
            replace: true,
          })
        }
      />
      <ReportView reading={reading} compare={!search.alone} />
    </AdminPage>
  );
}

import { buttonStyle } from '@kantele/ui/Button.css';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { AdminPage } from '../admin/frame/AdminPage.tsx';
import { DaysChart } from '../insights/DaysChart.tsx';
import * as report from '../insights/insights.css.ts';
import { ReportBlock } from '../insights/ReportBlock.tsx';
import { ReportFigures } from '../insights/ReportFigures.tsx';
import { ReportParts } from '../insights/ReportParts.tsx';
import { ReportSkeleton } from '../insights/ReportView.tsx';
import { daysOf } from '../insights/range.ts';
import { ArtistSteps } from './ArtistSteps.tsx';
import { ArtistSwitcher } from './ArtistSwitcher.tsx';
import { BecomeArtist } from './BecomeArtist.tsx';
import { NeedsWork } from './NeedsWork.tsx';
import { useOwnArtists } from './own-artist.ts';
import { Releases } from './ReleasesPage.tsx';

/** Releases on the dashboard. */
const latest = 4;

/** How an artist one works for is doing, and what is to be done; or the way to become one. */
export function DashboardPage({ artistId }: { artistId: number | undefined }) {
  const t = useT();
  const { artists, artist } = useOwnArtists(artistId);
  const { data, isPending } = trpc.reports.artist.useQuery(
    { artist_id: artist?.id ?? 0, ...daysOf({}) },
    { enabled: artist !== null },
  );
  const releases = trpc.backstage.releases.useQuery(
    { artist_id: artist?.id ?? 0 },
    { enabled: artist !== null },
  );
  if (!artist) return <BecomeArtist />;
  const played = data?.report.first_day != null;
  return (
    <AdminPage>
      <PageHeader
        title={artist.name}
        description={
          isPending
            ? undefined
            : played
              ? t('Last 28 days, compared with the 28 before')
              : t('Numbers appear after your first plays')
        }
        actions={
          <>
            <ArtistSwitcher artists={artists} current={artist.id} to="/backstage" />
            <Link
              to="/backstage/upload"
              search={{ artist: artist.id }}
              className={buttonStyle({ variant: played ? 'accent' : 'outline' })}
            >
              <Upload size={18} aria-hidden="true" />
              {t('Upload')}
            </Link>
          </>
        }
      />
      {isPending && <ReportSkeleton />}
      {played && <ReportFigures report={data.report} compare />}
      <div className={report.columns}>
        <div className={report.column}>
          {!played && !isPending && <ArtistSteps artist={artist} />}
          {played && <DaysChart report={data.report} compare />}
          {(played || releases.data?.releases.length !== 0) && (
            <ReportBlock title={t('Latest releases')}>
              <Releases artistId={artist.id} most={latest} />
            </ReportBlock>
          )}
        </div>
        <div className={report.column}>
          <NeedsWork artistId={artist.id} />
          {played && (
            <>
              <ReportParts report={data.report} kind="countries" />
              <ReportParts report={data.report} kind="sources" />
            </>
          )}
        </div>
      </div>
    </AdminPage>
  );
}

import type { Report, SiteReport } from '@kantele/api/contract/reports';
import { EmptyState } from '@kantele/ui/EmptyState';
import { ErrorState } from '@kantele/ui/ErrorState';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useT } from '../../app/i18n.tsx';
import { DaysChart } from './DaysChart.tsx';
import * as css from './insights.css.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportParts } from './ReportParts.tsx';
import { TopTracks } from './TopTracks.tsx';

interface ReportViewProps {
  /** A query of a report. */
  reading: {
    data: { report: Report | SiteReport } | undefined;
    error: { message: string } | null;
    refetch: () => unknown;
  };
  compare: boolean;
}

/** All that a report says. */
export function ReportView({ reading: { data, error, refetch }, compare }: ReportViewProps) {
  const t = useT();
  if (!data && error) {
    return (
      <ErrorState
        title={t('The figures could not be loaded')}
        message={t(error.message)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ReportSkeleton />;
  const { report } = data;
  if (report.first_day === null) {
    return (
      <EmptyState title={t('Numbers appear after your first plays')}>
        {t('A play counts once half a minute of a song has been heard, or half of a shorter one.')}
      </EmptyState>
    );
  }
  return (
    <>
      <ReportFigures report={report} compare={compare} />
      <div className={css.columns}>
        <div className={css.column}>
          <DaysChart report={report} compare={compare} />
          <TopTracks report={report} compare={compare} />
        </div>
        <div className={css.column}>
          <ReportParts report={report} kind="countries" />
          <ReportParts report={report} kind="sources" />
          <ReportParts report={report} kind="devices" />
        </div>
      </div>
    </>
  );
}

/** As high as what comes. */
export function ReportSkeleton() {
  return (
    <>
      <Skeleton width="100%" height={122} />
      <Skeleton width="100%" height={330} />
    </>
  );
}

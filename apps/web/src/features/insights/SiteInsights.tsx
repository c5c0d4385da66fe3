import { PageHeader } from '@kantele/ui/PageHeader';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { AdminPage } from '../admin/frame/AdminPage.tsx';
import { RangePicker } from './RangePicker.tsx';
import { ReportView } from './ReportView.tsx';
import { daysOf, type InsightsSearch } from './range.ts';

/** What people listened to on the whole site, and who came to it. */
export function SiteInsights({ search }: { search: InsightsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const reading = trpc.reports.site.useQuery(daysOf(search), { placeholderData: keepPreviousData });
  return (
    <AdminPage>
      <PageHeader title={t('Insights')} description={t('What people listen to on this site.')} />
      <RangePicker
        search={search}
        onChange={(days) => void navigate({ to: '/admin/insights', search: days, replace: true })}
      />
      <ReportView reading={reading} compare={!search.alone} />
    </AdminPage>
  );
}

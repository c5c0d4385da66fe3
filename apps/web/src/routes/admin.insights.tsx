import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { AdminPending } from '../features/admin/frame/AdminPending.tsx';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { daysOf, insightsSearch } from '../features/insights/range.ts';
import { SiteInsights } from '../features/insights/SiteInsights.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/insights')({
  validateSearch: insightsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'reports.view'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.reports.site.ensureData(daysOf(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Insights'), '/insights'),
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: function Insights() {
    return <SiteInsights search={Route.useSearch()} />;
  },
});

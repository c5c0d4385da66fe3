import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { AdminPending } from '../features/admin/frame/AdminPending.tsx';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { RevenuePage } from '../features/admin/plans/RevenuePage.tsx';
import { daysOf, insightsSearch } from '../features/insights/range.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/revenue')({
  validateSearch: insightsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'subscriptions.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.billing.revenue.ensureData(daysOf(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Revenue'), '/revenue'),
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: function Revenue() {
    return <RevenuePage search={Route.useSearch()} />;
  },
});

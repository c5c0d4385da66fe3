import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { ActivityPage } from '../features/admin/activity/ActivityPage.tsx';
import { activityInput, activitySearch } from '../features/admin/activity/activity-search.ts';
import { AdminPending } from '../features/admin/shell/AdminPage.tsx';
import { adminHead } from '../features/admin/shell/admin-head.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { requirePermission } from '../shell/guards.ts';
import { load } from '../shell/load.ts';

export const Route = createFileRoute('/admin/activity')({
  validateSearch: activitySearch,
  beforeLoad: (visit) => requirePermission(visit, 'audit.view'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { utils }, deps, cause }) => {
    const found = load(() => utils.audit.list.ensureData(activityInput(deps)));
    // While filters change, the table stays and says itself what is wrong.
    if (cause === 'stay') found.catch(() => {});
    else await found;
  },
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Activity'), '/activity'),
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: function Activity() {
    return <ActivityPage search={Route.useSearch()} />;
  },
});

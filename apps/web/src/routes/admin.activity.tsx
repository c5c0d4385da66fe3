import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { ActivityPage } from '../features/admin/activity/ActivityPage.tsx';
import { activityInput, activitySearch } from '../features/admin/activity/activity-search.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/activity')({
  validateSearch: activitySearch,
  beforeLoad: (visit) => requirePermission(visit, 'audit.view'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.audit.list.ensureData(activityInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Activity'), '/activity'),
  notFoundComponent: NotFound,
  component: function Activity() {
    return <ActivityPage search={Route.useSearch()} />;
  },
});

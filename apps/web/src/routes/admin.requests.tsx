import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { RequestsPage } from '../features/admin/requests/RequestsPage.tsx';
import { requestsSearch } from '../features/admin/requests/requests-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/requests')({
  validateSearch: requestsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'backstage_requests.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) =>
    warm(() => utils.backstage.requests.ensureData({ state: deps.state ?? 'pending' })),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Artist requests'), '/requests'),
  notFoundComponent: NotFound,
  component: function Requests() {
    return <RequestsPage state={Route.useSearch().state ?? 'pending'} />;
  },
});

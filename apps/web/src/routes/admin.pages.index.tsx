import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { PagesPage } from '../features/admin/pages/PagesPage.tsx';
import { pagesInput, pagesSearch } from '../features/admin/pages/pages-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/pages/')({
  validateSearch: pagesSearch,
  beforeLoad: (visit) => requirePermission(visit, 'pages.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.pages.list.ensureData(pagesInput(deps))),
  head: ({ match: { context } }) => adminHead(context.boot, translator(context.boot.i18n)('Pages'), '/pages'),
  notFoundComponent: NotFound,
  component: function Pages() {
    return <PagesPage search={Route.useSearch()} />;
  },
});

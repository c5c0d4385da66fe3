import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { ImportsPage } from '../features/admin/library/ImportsPage.tsx';
import { importsInput, importsSearch } from '../features/admin/library/imports-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The list of imports; `/admin/library/imports/{id}` opens one of them beside it. */
export const Route = createFileRoute('/admin/library/imports')({
  validateSearch: importsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'settings.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.imports.list.ensureData(importsInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Earlier imports'), '/library/imports'),
  notFoundComponent: NotFound,
  component: function Imports() {
    return <ImportsPage search={Route.useSearch()} />;
  },
});

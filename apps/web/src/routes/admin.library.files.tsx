import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { FilesPage } from '../features/admin/library/FilesPage.tsx';
import { filesSearch } from '../features/admin/library/files-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** Files of a folder in one state. */
export const Route = createFileRoute('/admin/library/files')({
  validateSearch: filesSearch,
  beforeLoad: (visit) => requirePermission(visit, 'settings.manage'),
  loader: ({ context: { utils } }) => warm(() => utils.imports.libraries.ensureData()),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Files'), '/library/files'),
  notFoundComponent: NotFound,
  component: function Files() {
    return <FilesPage search={Route.useSearch()} />;
  },
});

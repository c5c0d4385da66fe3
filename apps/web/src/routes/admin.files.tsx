import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { AllFilesPage } from '../features/files/AllFilesPage.tsx';
import { filesInput, filesSearch } from '../features/files/files-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The files of everybody; `/admin/files/{id}` opens one of them beside the table. */
export const Route = createFileRoute('/admin/files')({
  validateSearch: filesSearch,
  beforeLoad: (visit) => requirePermission(visit, 'files.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.files.list.ensureData(filesInput('all', deps))),
  head: ({ match: { context } }) => adminHead(context.boot, translator(context.boot.i18n)('Files'), '/files'),
  notFoundComponent: NotFound,
  component: function Files() {
    return <AllFilesPage search={Route.useSearch()} />;
  },
});

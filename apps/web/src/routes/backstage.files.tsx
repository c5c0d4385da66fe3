import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { warm } from '../features/admin/frame/warm.ts';
import { backstageHead } from '../features/backstage/backstage-head.ts';
import { filesInput, filesSearch } from '../features/files/files-search.ts';
import { OwnFilesPage } from '../features/files/OwnFilesPage.tsx';

/** One’s own files; `/backstage/files/{id}` opens one of them beside the table. */
export const Route = createFileRoute('/backstage/files')({
  validateSearch: filesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.files.list.ensureData(filesInput('own', deps))),
  head: ({ match: { context } }) =>
    backstageHead(context.boot, translator(context.boot.i18n)('Files'), '/files'),
  component: function Files() {
    return <OwnFilesPage search={Route.useSearch()} />;
  },
});

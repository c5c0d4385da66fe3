import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { LibraryPage } from '../features/admin/library/LibraryPage.tsx';
import { adminHead } from '../features/admin/shell/admin-head.ts';
import { warm } from '../features/admin/shell/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { requirePermission } from '../shell/guards.ts';

/** Folders of music, their imports and the analysis. */
export const Route = createFileRoute('/admin/library/')({
  beforeLoad: (visit) => requirePermission(visit, 'settings.manage'),
  loader: ({ context: { utils } }) =>
    warm(() => Promise.all([utils.imports.libraries.ensureData(), utils.streaming.overview.ensureData()])),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Library'), '/library'),
  notFoundComponent: NotFound,
  component: LibraryPage,
});

import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { LibraryPage } from '../features/admin/library/LibraryPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';

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

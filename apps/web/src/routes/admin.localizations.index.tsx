import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { LocalizationsPage } from '../features/admin/localizations/LocalizationsPage.tsx';
import { AdminPending } from '../features/admin/shell/AdminPending.tsx';
import { adminHead } from '../features/admin/shell/admin-head.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { requirePermission } from '../shell/guards.ts';
import { load } from '../shell/load.ts';

export const Route = createFileRoute('/admin/localizations/')({
  beforeLoad: (visit) => requirePermission(visit, 'localizations.manage'),
  loader: async ({ context: { utils } }) => {
    await load(() => utils.localizations.list.ensureData({}));
  },
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Languages'), '/localizations'),
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: LocalizationsPage,
});

import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { load } from '../app/load.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { LocalizationsPage } from '../features/admin/localizations/LocalizationsPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { skeleton } from './-later.tsx';

export const Route = createFileRoute('/admin/localizations/')({
  beforeLoad: (visit) => requirePermission(visit, 'localizations.manage'),
  loader: async ({ context: { utils } }) => {
    await load(() => utils.localizations.list.ensureData({}));
  },
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Languages'), '/localizations'),
  pendingComponent: skeleton((ahead) => ahead.AdminPending),
  notFoundComponent: NotFound,
  component: LocalizationsPage,
});

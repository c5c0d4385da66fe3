import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '../features/admin/roles/RolesPage.tsx';
import { AdminPending } from '../features/admin/shell/AdminPending.tsx';
import { adminHead } from '../features/admin/shell/admin-head.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { requirePermission } from '../shell/guards.ts';
import { load } from '../shell/load.ts';

export const Route = createFileRoute('/admin/roles/')({
  beforeLoad: (visit) => requirePermission(visit, 'roles.manage'),
  loader: async ({ context: { utils } }) => {
    await load(() => utils.roles.list.ensureData());
  },
  head: ({ match: { context } }) => adminHead(context.boot, translator(context.boot.i18n)('Roles'), '/roles'),
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: RolesPage,
});

import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { load } from '../app/load.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { RolesPage } from '../features/admin/roles/RolesPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { skeleton } from './-later.tsx';

export const Route = createFileRoute('/admin/roles/')({
  beforeLoad: (visit) => requirePermission(visit, 'roles.manage'),
  loader: async ({ context: { utils } }) => {
    await load(() =>
      Promise.all([utils.roles.list.ensureData(), utils.roles.list.ensureData({ type: 'workspace' })]),
    );
  },
  head: ({ match: { context } }) => adminHead(context.boot, translator(context.boot.i18n)('Roles'), '/roles'),
  pendingComponent: skeleton((ahead) => ahead.AdminPending),
  notFoundComponent: NotFound,
  component: RolesPage,
});

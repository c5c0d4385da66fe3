import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { load } from '../app/load.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { PlansPage } from '../features/admin/plans/PlansPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { skeleton } from './-later.tsx';

/** The table of plans; `/admin/plans/{id}` opens one of them beside it. */
export const Route = createFileRoute('/admin/plans')({
  beforeLoad: (visit) => requirePermission(visit, 'plans.manage'),
  loader: async ({ context: { utils } }) => {
    await load(() => utils.billing.managedProducts.ensureData());
  },
  head: ({ match: { context } }) => adminHead(context.boot, translator(context.boot.i18n)('Plans'), '/plans'),
  pendingComponent: skeleton((ahead) => ahead.AdminPending),
  notFoundComponent: NotFound,
  component: PlansPage,
});

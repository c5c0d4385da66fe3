import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { SubscriptionsPage } from '../features/admin/plans/SubscriptionsPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { skeleton } from './-later.tsx';

export const Route = createFileRoute('/admin/subscriptions')({
  beforeLoad: (visit) => requirePermission(visit, 'subscriptions.manage'),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Subscriptions'), '/subscriptions'),
  pendingComponent: skeleton((ahead) => ahead.AdminPending),
  notFoundComponent: NotFound,
  component: SubscriptionsPage,
});

import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { SystemMessagePage } from '../features/admin/notifications/SystemMessagePage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/notifications')({
  beforeLoad: (visit) => requirePermission(visit, 'settings.manage'),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Announcement'), '/notifications'),
  notFoundComponent: NotFound,
  component: SystemMessagePage,
});

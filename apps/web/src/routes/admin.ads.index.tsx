import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { AdsPage } from '../features/admin/ads/AdsPage.tsx';
import { AdminPending } from '../features/admin/frame/AdminPending.tsx';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/ads/')({
  beforeLoad: (visit) => requirePermission(visit, 'ads.manage'),
  loader: ({ context: { utils } }) => warm(() => utils.ads.list.ensureData()),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Advertisements'), '/ads'),
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: AdsPage,
});

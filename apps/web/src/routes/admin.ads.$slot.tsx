import { adSlotOf } from '@kantele/api/ad-slots';
import { translator } from '@kantele/api/translate';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { load } from '../app/load.ts';
import { AdEditorPage } from '../features/admin/ads/AdEditorPage.tsx';
import { AdminPending } from '../features/admin/frame/AdminPending.tsx';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/ads/$slot')({
  beforeLoad: (visit) => requirePermission(visit, 'ads.manage'),
  loader: async ({ context: { utils }, params }) => {
    const slot = adSlotOf(params.slot);
    if (!slot) throw notFound();
    await load(() => utils.ads.list.ensureData());
    return slot;
  },
  head: ({ loaderData, match: { context }, params }) => {
    const t = translator(context.boot.i18n);
    return adminHead(context.boot, t(loaderData?.name ?? 'Advertisements'), `/ads/${params.slot}`);
  },
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: function EditAd() {
    return <AdEditorPage slot={Route.useLoaderData().id} />;
  },
});

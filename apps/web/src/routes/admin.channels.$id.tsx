import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { idParam, load } from '../app/load.ts';
import { ChannelEditorPage } from '../features/admin/channels/ChannelEditorPage.tsx';
import { AdminPending } from '../features/admin/frame/AdminPending.tsx';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/channels/$id')({
  beforeLoad: (visit) => requirePermission(visit, 'channels.manage'),
  loader: async ({ context: { utils }, params }) => {
    const { channel } = await load(() => utils.channels.edited.ensureData({ id: idParam(params.id) }));
    return channel.name;
  },
  head: ({ loaderData, match: { context }, params }) =>
    adminHead(context.boot, loaderData ?? translator(context.boot.i18n)('Channel'), `/channels/${params.id}`),
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: function EditChannel() {
    return <ChannelEditorPage id={Number(Route.useParams().id)} />;
  },
});

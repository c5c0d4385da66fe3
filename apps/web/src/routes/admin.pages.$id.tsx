import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { idParam, load } from '../app/load.ts';
import { AdminPending } from '../features/admin/frame/AdminPending.tsx';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { PageEditorPage } from '../features/admin/pages/PageEditorPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/pages/$id')({
  beforeLoad: (visit) => requirePermission(visit, 'pages.manage'),
  loader: async ({ context: { utils }, params }) => {
    const { page } = await load(() => utils.pages.edited.ensureData({ id: idParam(params.id) }));
    return page.title;
  },
  head: ({ loaderData, match: { context }, params }) =>
    adminHead(context.boot, loaderData ?? translator(context.boot.i18n)('Page'), `/pages/${params.id}`),
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: function EditPage() {
    return <PageEditorPage id={Number(Route.useParams().id)} />;
  },
});

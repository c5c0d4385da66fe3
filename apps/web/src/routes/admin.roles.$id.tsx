import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { idParam, load } from '../app/load.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { RolePage } from '../features/admin/roles/RolePage.tsx';
import { roleSearch } from '../features/admin/roles/role-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { skeleton } from './-later.tsx';

export const Route = createFileRoute('/admin/roles/$id')({
  validateSearch: roleSearch,
  beforeLoad: (visit) => requirePermission(visit, 'roles.manage'),
  loader: async ({ context: { utils }, params }) => {
    const { role } = await load(() => utils.roles.get.ensureData({ id: idParam(params.id) }));
    return role.name;
  },
  head: ({ loaderData, match: { context }, params }) =>
    adminHead(context.boot, loaderData ?? translator(context.boot.i18n)('Role'), `/roles/${params.id}`),
  pendingComponent: skeleton((ahead) => ahead.AdminPending),
  notFoundComponent: NotFound,
  component: function Role() {
    return <RolePage id={Number(Route.useParams().id)} search={Route.useSearch()} />;
  },
});

import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { AdminPending } from '../features/admin/shell/AdminPage.tsx';
import { adminHead } from '../features/admin/shell/admin-head.ts';
import { UsersPage } from '../features/admin/users/UsersPage.tsx';
import { usersInput, usersSearch } from '../features/admin/users/users-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { requirePermission } from '../shell/guards.ts';
import { load } from '../shell/load.ts';

/** The table of users; `/admin/users/{id}` opens one of them beside it. */
export const Route = createFileRoute('/admin/users')({
  validateSearch: usersSearch,
  beforeLoad: (visit) => requirePermission(visit, 'users.manage'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { utils }, deps, cause }) => {
    const found = load(() => utils.users.list.ensureData(usersInput(deps)));
    // While filters change, the table stays and says itself what is wrong.
    if (cause === 'stay') found.catch(() => {});
    else await found;
  },
  head: ({ match: { context } }) => adminHead(context.boot, translator(context.boot.i18n)('Users'), '/users'),
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: function Users() {
    return <UsersPage search={Route.useSearch()} />;
  },
});

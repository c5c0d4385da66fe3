import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { UsersPage } from '../features/admin/users/UsersPage.tsx';
import { usersInput, usersSearch } from '../features/admin/users/users-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The table of users; `/admin/users/{id}` opens one of them beside it. */
export const Route = createFileRoute('/admin/users')({
  validateSearch: usersSearch,
  beforeLoad: (visit) => requirePermission(visit, 'users.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.users.list.ensureData(usersInput(deps))),
  head: ({ match: { context } }) => adminHead(context.boot, translator(context.boot.i18n)('Users'), '/users'),
  notFoundComponent: NotFound,
  component: function Users() {
    return <UsersPage search={Route.useSearch()} />;
  },
});

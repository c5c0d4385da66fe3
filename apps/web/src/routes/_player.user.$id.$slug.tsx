import { createFileRoute } from '@tanstack/react-router';
import { canonical } from '../app/canonical.ts';
import { idParam } from '../app/load.ts';
import { kinds } from '../catalogue/registry.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { loadProfile } from '../features/users/load-profile.ts';
import { profileHead } from '../features/users/profile-head.ts';
import { UserPage } from '../features/users/UserPage.tsx';
import { UserPending } from '../features/users/UserPending.tsx';

export const Route = createFileRoute('/_player/user/$id/$slug')({
  loader: async ({ context: { utils }, params, location }) => {
    const user = await loadProfile(utils, idParam(params.id), location.publicHref);
    canonical(params, user, kinds.user.path(user));
    return user;
  },
  head: ({ loaderData, match }) => profileHead(loaderData, match.context.boot),
  pendingComponent: UserPending,
  notFoundComponent: NotFound,
  component: function User() {
    return <UserPage id={Number(Route.useParams().id)} />;
  },
});

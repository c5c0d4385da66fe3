import { createFileRoute } from '@tanstack/react-router';
import { canonical } from '../app/canonical.ts';
import { idParam } from '../app/load.ts';
import { kinds } from '../catalogue/registry.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { loadProfile } from '../features/users/load-profile.ts';
import { UserPage } from '../features/users/UserPage.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/user/$id/$slug')({
  loader: async ({ context: { utils }, params, location }) => {
    const user = await loadProfile(utils, idParam(params.id), location.publicHref);
    canonical(params, user, kinds.user.path(user));
    return user;
  },
  head: ({ loaderData, match }) => headFrom((heads) => heads.profileHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.UserPending),
  notFoundComponent: NotFound,
  component: function User() {
    return <UserPage id={Number(Route.useParams().id)} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { can } from '../app/boot.tsx';
import { canonical } from '../app/canonical.ts';
import { idParam, load } from '../app/load.ts';
import { reads } from '../catalogue/reads.ts';
import { kinds } from '../catalogue/registry.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { loadProfile } from '../features/users/load-profile.ts';
import { UserPage } from '../features/users/UserPage.tsx';
import { userPlaylistPages } from '../features/users/user-playlists.ts';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/user/$id/$slug')({
  loader: async ({ context: { boot, client, queryClient, utils }, params, location }) => {
    const id = idParam(params.id);
    const user = await loadProfile(utils, id, location.publicHref);
    await load(() =>
      Promise.all([
        can(boot, 'playlists.view') && queryClient.ensureInfiniteQueryData(userPlaylistPages(client, id)),
        can(boot, 'music.view') && utils.follows.state.ensureData({ type: 'users', id }),
        boot.user?.id === id && utils.follows.artists.ensureData(reads.ownFollows),
      ]),
    );
    canonical(params, user, kinds.user.path(user), location);
    return user;
  },
  head: ({ loaderData, match }) => headFrom((heads) => heads.profileHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.UserPending),
  notFoundComponent: NotFound,
  component: function User() {
    return <UserPage id={Number(Route.useParams().id)} />;
  },
});
